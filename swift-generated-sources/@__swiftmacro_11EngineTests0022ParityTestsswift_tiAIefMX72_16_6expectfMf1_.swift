Testing.__checkValue(try rig.storage.size(of: path + ".tmp") == nil,expression: .__fromSyntaxNode(#"try rig.storage.size(of: path + ".tmp") == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:73:17-73:72
