Testing.__checkValue(try place(rig, .snap, "firefox", "common") == "/home/ada/snap/firefox/common",expression: .__fromSyntaxNode(#"try place(rig, .snap, "firefox", "common") == "/home/ada/snap/firefox/common""#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:175:9-175:95
