Testing.__checkBinaryOperation(tree,{ $0 == $1() },["name/two.txt": .content(test.expected[3]!["name/two.txt"]!)],expression: .__fromBinaryOperation(.__fromSyntaxNode("tree"),"==",.__fromSyntaxNode(#"["name/two.txt": .content(test.expected[3]!["name/two.txt"]!)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:260:9-260:88
