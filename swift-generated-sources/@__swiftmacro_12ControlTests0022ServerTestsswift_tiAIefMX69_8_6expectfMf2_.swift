Testing.__checkValue(try ControlClient.connect(firstOf: [rig.address]) == nil,expression: .__fromSyntaxNode("try ControlClient.connect(firstOf: [rig.address]) == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:70:9-70:74
