Testing.__checkClosureCall(throws: ControlError.self,performing: { _ = try Self.parse(#"{"protocol":1,"request":"ping","x":[[[[[[[[1]]]]]]]]}"#) },expression: .__fromSyntaxNode(##"_ = try Self.parse(#"{"protocol":1,"request":"ping","x":[[[[[[[[1]]]]]]]]}"#)"##),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:76:9-76:125
