Testing.__checkClosureCall(throws: ContainerHomes.Absence.noDirectory,performing: { try place(rig, .sandbox, "x", "Library/Preferences") },expression: .__fromSyntaxNode(#"try place(rig, .sandbox, "x", "Library/Preferences")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:183:9-183:117
