Testing.__checkValue(try content(rig, PackFiles.parity(id)) == file,expression: .__fromSyntaxNode("try content(rig, PackFiles.parity(id)) == file"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:75:13-75:68
