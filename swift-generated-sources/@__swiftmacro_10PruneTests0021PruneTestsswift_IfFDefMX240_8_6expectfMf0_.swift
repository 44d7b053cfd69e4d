Testing.__checkBinaryOperation(rig.packs.count,{ $0 <= $1() },before - 8,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.packs.count"),"<=",.__fromSyntaxNode("before - 8")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:241:9-241:47
