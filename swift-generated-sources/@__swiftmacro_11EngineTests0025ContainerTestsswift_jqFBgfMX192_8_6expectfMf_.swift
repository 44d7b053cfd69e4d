Testing.__checkClosureCall(throws: ContainerHomes.Absence.badName,performing: { try place(RootRig(), .flatpak, id, part) },expression: .__fromSyntaxNode("try place(RootRig(), .flatpak, id, part)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:193:9-193:101
