Testing.__checkValue(rig.awaitDaemon { $0.loansAsked.count == 2 },expression: .__fromSyntaxNode("rig.awaitDaemon { $0.loansAsked.count == 2 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:330:9-330:62
