Testing.__checkBinaryOperation(settings.scrub,{ $0 == $1() },ScrubRate(share: Share(basisPoints: 1_250), within: 3_600),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.scrub"),"==",.__fromSyntaxNode("ScrubRate(share: Share(basisPoints: 1_250), within: 3_600)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:140:9-140:94
