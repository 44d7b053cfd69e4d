Testing.__checkValue(try place(rig, .snap, "firefox", "current") == "/home/ada/snap/firefox/78",expression: .__fromSyntaxNode(#"try place(rig, .snap, "firefox", "current") == "/home/ada/snap/firefox/78""#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:182:9-182:92
