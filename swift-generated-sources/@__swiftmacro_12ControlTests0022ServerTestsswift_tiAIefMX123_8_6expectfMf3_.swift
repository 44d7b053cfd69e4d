Testing.__checkValue(try ControlClient.connect(firstOf: [address]) != nil,expression: .__fromSyntaxNode("try ControlClient.connect(firstOf: [address]) != nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:124:9-124:70
