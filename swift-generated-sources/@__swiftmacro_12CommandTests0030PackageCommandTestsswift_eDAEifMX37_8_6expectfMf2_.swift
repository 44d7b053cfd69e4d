Testing.__checkBinaryOperation(sandbox.cairn("ls", letter + "/images").lines.count,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls", letter + "/images").lines.count"#),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:38:9-38:74
