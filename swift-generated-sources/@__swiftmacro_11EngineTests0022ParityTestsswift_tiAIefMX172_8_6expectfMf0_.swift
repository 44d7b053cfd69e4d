Testing.__checkValue(try rig.storage.size(of: PackFiles.parity(id)) == nil,expression: .__fromSyntaxNode("try rig.storage.size(of: PackFiles.parity(id)) == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:173:9-173:71
