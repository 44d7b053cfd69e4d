Testing.__checkBinaryOperation(repaired.journal?.isHeadOnly,{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode("repaired.journal?.isHeadOnly"),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:152:9-152:54
