Testing.__checkBinaryOperation(chunk.pack.map { rig.packs[$0] != nil },{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode("chunk.pack.map { rig.packs[$0] != nil }"),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:169:45-169:101
