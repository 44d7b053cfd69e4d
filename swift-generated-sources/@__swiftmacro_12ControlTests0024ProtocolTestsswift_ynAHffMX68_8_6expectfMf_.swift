Testing.__checkClosureCall(throws: ControlError.self,performing: { _ = try ControlRequest.parse([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) },expression: .__fromSyntaxNode("_ = try ControlRequest.parse([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:69:9-69:120
