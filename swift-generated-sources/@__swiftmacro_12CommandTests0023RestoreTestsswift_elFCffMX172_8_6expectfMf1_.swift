Testing.__checkBinaryOperation(sandbox.bareCairn("-r", inner, "verify", "--read-data").code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.bareCairn("-r", inner, "verify", "--read-data").code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:173:9-173:83
