Testing.__checkBinaryOperation(Self.state(sandbox, file),{ $0 == $1() },"content-changed",expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.state(sandbox, file)"),"==",.__fromStringLiteral(#""content-changed""#, "content-changed")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:53:9-53:64
