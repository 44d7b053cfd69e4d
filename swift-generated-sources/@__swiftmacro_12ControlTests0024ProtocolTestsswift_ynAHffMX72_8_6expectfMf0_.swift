Testing.__checkValue(try Self.parse(full) == .request(.ping),expression: .__fromSyntaxNode("try Self.parse(full) == .request(.ping)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:73:9-73:57
