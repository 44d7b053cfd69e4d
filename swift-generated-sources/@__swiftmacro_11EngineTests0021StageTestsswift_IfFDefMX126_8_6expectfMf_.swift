Testing.__checkValue(try rig.storage.size(of: path) == length,expression: .__fromSyntaxNode("try rig.storage.size(of: path) == length"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:127:9-127:58
