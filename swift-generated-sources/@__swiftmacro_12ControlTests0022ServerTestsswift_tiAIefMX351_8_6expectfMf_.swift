Testing.__checkValue(rig.awaitDaemon { $0.loansAsked.count == 1 },expression: .__fromSyntaxNode("rig.awaitDaemon { $0.loansAsked.count == 1 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:352:9-352:62
