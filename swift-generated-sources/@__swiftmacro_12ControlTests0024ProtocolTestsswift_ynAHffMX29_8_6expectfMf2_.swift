Testing.__checkValue(try Self.parse(#"{"protocol":1,"request":"attention","path":"/a\ud83d\ude00"}"#)
                == .request(.attention(path: Array("/a😀".utf8))),expression: .__fromSyntaxNode(##"try Self.parse(#"{"protocol":1,"request":"attention","path":"/a\ud83d\ude00"}"#)\##n                == .request(.attention(path: Array("/a😀".utf8)))"##),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:30:9-32:69
