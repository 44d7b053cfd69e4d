Testing.__checkValue(try rig.backUp().counts.unchanged == UInt64(2 * names.count),expression: .__fromSyntaxNode("try rig.backUp().counts.unchanged == UInt64(2 * names.count)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:58:9-58:78
