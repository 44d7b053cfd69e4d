Testing.__checkValue(rig.awaitDaemon { $0.lent.isEmpty && $0.givenBack == 1 },expression: .__fromSyntaxNode("rig.awaitDaemon { $0.lent.isEmpty && $0.givenBack == 1 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:310:9-310:74
