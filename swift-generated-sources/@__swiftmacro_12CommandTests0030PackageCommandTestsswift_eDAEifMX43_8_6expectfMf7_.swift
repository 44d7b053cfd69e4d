Testing.__checkBinaryOperation(sandbox.cairn("dump", letter + "/images/two.png").text,{ $0 == $1() },"two",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", letter + "/images/two.png").text"#),"==",.__fromStringLiteral(#""two""#, "two")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:44:9-44:81
