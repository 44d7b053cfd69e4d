Testing.__checkBinaryOperation(Walker.walk(single + sandbox.source)[Array("notes".utf8)]?.mode,{ $0 == $1() },0o750,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Walker.walk(single + sandbox.source)[Array("notes".utf8)]?.mode"#),"==",.__fromSyntaxNode("0o750")),comments: [.__line("// Directories on the way have the commit's metadata.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:38:9-38:90
