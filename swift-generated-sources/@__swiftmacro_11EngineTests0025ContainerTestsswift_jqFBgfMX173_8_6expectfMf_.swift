Testing.__checkValue(try place(rig, .flatpak, "a.b.c", "data") == "/home/ada/.var/app/a.b.c/data",expression: .__fromSyntaxNode(#"try place(rig, .flatpak, "a.b.c", "data") == "/home/ada/.var/app/a.b.c/data""#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:174:9-174:94
