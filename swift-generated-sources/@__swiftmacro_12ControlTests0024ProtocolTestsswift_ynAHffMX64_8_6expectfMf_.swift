Testing.__checkClosureCall(throws: ControlError.self,performing: { _ = try Self.parse(text) },expression: .__fromSyntaxNode("_ = try Self.parse(text)"),comments: ["\(text.prefix(60))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:65:9-65:94
