Testing.__checkBinaryOperation(sandbox.json("find", "--snapshot", "latest", "two.png").first?["part_of"],{ $0 == $1() },String(root) + "/letter.rtfd",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("find", "--snapshot", "latest", "two.png").first?["part_of"]"#),"==",.__fromSyntaxNode(#"String(root) + "/letter.rtfd""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:43:9-43:124
