Testing.__checkValue(try Self.parse(#" {"later":{"x":[1,null,true]},"request" : "pause","seconds":60,"protocol":1} "#)
                == .request(.pause(seconds: 60)),expression: .__fromSyntaxNode(##"try Self.parse(#" {"later":{"x":[1,null,true]},"request" : "pause","seconds":60,"protocol":1} "#)\##n                == .request(.pause(seconds: 60))"##),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:25:9-27:50
