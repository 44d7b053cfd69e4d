Testing.__checkBinaryOperation(Self.state(sandbox, sandbox.repository),{ $0 == $1() },"outside",expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.state(sandbox, sandbox.repository)"),"==",.__fromStringLiteral(#""outside""#, "outside")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:70:9-70:70
