Testing.__checkValue(try rig.storage.size(of: PackFiles.parity(id) + ".tmp") == nil,expression: .__fromSyntaxNode(#"try rig.storage.size(of: PackFiles.parity(id) + ".tmp") == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:174:9-174:80
