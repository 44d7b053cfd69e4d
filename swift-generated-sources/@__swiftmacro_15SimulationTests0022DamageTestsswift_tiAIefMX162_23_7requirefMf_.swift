Testing.__checkValue(rig.storage.contents.keys.first { $0.hasPrefix("packs/") && !$0.contains("open") },expression: .__fromSyntaxNode(#"rig.storage.contents.keys.first { $0.hasPrefix("packs/") && !$0.contains("open") }"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/SimulationTests/DamageTests.swift:163:24-164:96
