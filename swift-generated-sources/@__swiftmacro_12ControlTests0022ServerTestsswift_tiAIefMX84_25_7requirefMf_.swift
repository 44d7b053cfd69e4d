Testing.__checkValue(try ControlClient.connect(firstOf: [address]),expression: .__fromSyntaxNode("try ControlClient.connect(firstOf: [address])"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:85:26-85:81
