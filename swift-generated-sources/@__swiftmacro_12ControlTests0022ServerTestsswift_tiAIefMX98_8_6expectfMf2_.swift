Testing.__checkValue(try ControlClient.connect(firstOf: addresses) != nil,expression: .__fromSyntaxNode("try ControlClient.connect(firstOf: addresses) != nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:99:9-99:70
