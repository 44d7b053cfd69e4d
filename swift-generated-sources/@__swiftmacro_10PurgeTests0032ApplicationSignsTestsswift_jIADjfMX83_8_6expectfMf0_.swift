Testing.__checkBinaryOperation(Share(basisPoints: 10_000).bytes(of: .max) == .max,{ $0 && $1() },Share(basisPoints: 0).bytes(of: .max) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("Share(basisPoints: 10_000).bytes(of: .max) == .max"),"&&",.__fromSyntaxNode("Share(basisPoints: 0).bytes(of: .max) == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:84:9-84:114
