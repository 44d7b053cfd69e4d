Testing.__checkBinaryOperation(Self.state(sandbox, sandbox.source + "/nowhere/at/all"),{ $0 == $1() },"gone",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.state(sandbox, sandbox.source + "/nowhere/at/all")"#),"==",.__fromStringLiteral(#""gone""#, "gone")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:69:9-69:83
