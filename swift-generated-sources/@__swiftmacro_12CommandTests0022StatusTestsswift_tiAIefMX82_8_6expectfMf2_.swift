Testing.__checkBinaryOperation(Self.state(sandbox, file),{ $0 == $1() },"gone",expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.state(sandbox, file)"),"==",.__fromStringLiteral(#""gone""#, "gone")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:83:9-83:53
