Testing.__checkValue(try Self.parse(#"{"protocol":1,"request":"\u0070ing"}"#) == .request(.ping),expression: .__fromSyntaxNode(##"try Self.parse(#"{"protocol":1,"request":"\u0070ing"}"#) == .request(.ping)"##),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:29:9-29:93
