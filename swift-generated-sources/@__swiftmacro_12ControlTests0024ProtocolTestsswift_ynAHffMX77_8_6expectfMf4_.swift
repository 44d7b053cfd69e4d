Testing.__checkValue(try Self.parse(least) == .request(.ping),expression: .__fromSyntaxNode("try Self.parse(least) == .request(.ping)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:78:9-78:58
