Testing.__checkValue(watch.awaits { Self.lastEvent(sandbox)?["event"] == "damage" },expression: .__fromSyntaxNode(#"watch.awaits { Self.lastEvent(sandbox)?["event"] == "damage" }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:130:9-130:80
