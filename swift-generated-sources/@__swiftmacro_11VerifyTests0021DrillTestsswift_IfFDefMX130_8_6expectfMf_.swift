Testing.__checkBinaryOperation(!lost.isEmpty,{ $0 && $1() },lost.isSubset(of: named),expression: .__fromBinaryOperation(.__fromSyntaxNode("!lost.isEmpty"),"&&",.__fromSyntaxNode("lost.isSubset(of: named)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:131:9-131:59
