Testing.__checkClosureCall(throws: ControlError.self,performing: { _ = try Self.parse(full + " ") },expression: .__fromSyntaxNode(#"_ = try Self.parse(full + " ")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:74:9-74:78
