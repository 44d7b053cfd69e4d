Testing.__checkValue(try ControlRequest.parse(Array(line.dropLast())) == .request(request),expression: .__fromSyntaxNode("try ControlRequest.parse(Array(line.dropLast())) == .request(request)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:21:9-21:87
