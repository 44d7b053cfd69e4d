Testing.__checkValue(try place(rig, .snap, "firefox", "current") == "/home/ada/snap/firefox/77",expression: .__fromSyntaxNode(#"try place(rig, .snap, "firefox", "current") == "/home/ada/snap/firefox/77""#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:179:9-179:92
