Testing.__checkValue(try Self.parse(#"{"protocol":1,"request":"pause","seconds":null}"#) == .request(.pause(seconds: nil)),expression: .__fromSyntaxNode(##"try Self.parse(#"{"protocol":1,"request":"pause","seconds":null}"#) == .request(.pause(seconds: nil))"##),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:28:9-28:119
