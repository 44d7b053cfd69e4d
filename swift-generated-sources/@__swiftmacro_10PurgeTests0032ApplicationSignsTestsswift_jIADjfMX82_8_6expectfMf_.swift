Testing.__checkBinaryOperation(Share(basisPoints: 1).bytes(of: 1) == 1,{ $0 && $1() },Share(basisPoints: 1_500).bytes(of: 1_000) == 150,expression: .__fromBinaryOperation(.__fromSyntaxNode("Share(basisPoints: 1).bytes(of: 1) == 1"),"&&",.__fromSyntaxNode("Share(basisPoints: 1_500).bytes(of: 1_000) == 150")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:83:9-83:110
