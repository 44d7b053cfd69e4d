Testing.__checkValue(try ControlRequest.parse(Array(request.line.dropLast())) == .request(request),expression: .__fromSyntaxNode("try ControlRequest.parse(Array(request.line.dropLast())) == .request(request)"),comments: ["seed \(seed), round \(round)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:106:17-106:135
