Testing.__checkValue(try Self.parse(#"{"protocol":1,"request":"ping","x":[[[[[[[1]]]]]]]}"#) == .request(.ping),expression: .__fromSyntaxNode(##"try Self.parse(#"{"protocol":1,"request":"ping","x":[[[[[[[1]]]]]]]}"#) == .request(.ping)"##),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:75:9-75:108
