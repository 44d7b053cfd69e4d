Testing.__checkValue(try place(rig, .sandbox, "x", "Library/Preferences", two) == "/srv/C/x/Library/Preferences",expression: .__fromSyntaxNode(#"try place(rig, .sandbox, "x", "Library/Preferences", two) == "/srv/C/x/Library/Preferences""#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:187:9-187:109
