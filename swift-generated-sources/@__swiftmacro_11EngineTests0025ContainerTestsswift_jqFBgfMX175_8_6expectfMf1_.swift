Testing.__checkClosureCall(throws: ContainerHomes.Absence.noRevision,performing: { try place(rig, .snap, "firefox", "current") },expression: .__fromSyntaxNode(#"try place(rig, .snap, "firefox", "current")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:176:9-176:107
