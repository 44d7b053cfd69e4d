Testing.__checkBinaryOperation(Self.state(sandbox, file),{ $0 == $1() },"metadata-changed",expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.state(sandbox, file)"),"==",.__fromStringLiteral(#""metadata-changed""#, "metadata-changed")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:58:9-58:65
