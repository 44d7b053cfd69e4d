Testing.__checkBinaryOperation(rig.packs,{ $0 == $1() },before,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.packs"),"==",.__fromSyntaxNode("before")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:183:9-183:37
