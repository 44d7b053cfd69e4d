Testing.__checkValue(rig.awaitDaemon { $0.reloads.count == 1 },expression: .__fromSyntaxNode("rig.awaitDaemon { $0.reloads.count == 1 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:295:9-295:59
