Testing.__checkBinaryOperation(before.subtracting(rig.packs.keys).count,{ $0 == $1() },report.removed.count,expression: .__fromBinaryOperation(.__fromSyntaxNode("before.subtracting(rig.packs.keys).count"),"==",.__fromSyntaxNode("report.removed.count")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:168:9-168:82
