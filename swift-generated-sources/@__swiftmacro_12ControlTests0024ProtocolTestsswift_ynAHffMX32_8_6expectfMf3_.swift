Testing.__checkValue(try Self.parse(#"{"protocol":1,"request":"attention","path":"/?","path_hex":"2fff"}"#)
                == .request(.attention(path: [0x2f, 0xff])),expression: .__fromSyntaxNode(##"try Self.parse(#"{"protocol":1,"request":"attention","path":"/?","path_hex":"2fff"}"#)\##n                == .request(.attention(path: [0x2f, 0xff]))"##),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:33:9-35:61
