Testing.__checkBinaryOperation(found["MESSAGE"],{ $0 == $1() },"x: /a\\nPRIORITY=0\\n\\xff".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found["MESSAGE"]"#),"==",.__fromSyntaxNode(#""x: /a\\nPRIORITY=0\\n\\xff".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:69:9-69:72
