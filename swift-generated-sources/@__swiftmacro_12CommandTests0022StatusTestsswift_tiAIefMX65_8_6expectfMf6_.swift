Testing.__checkBinaryOperation(Self.state(sandbox, sandbox.source + "/new.txt"),{ $0 == $1() },"never-seen",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.state(sandbox, sandbox.source + "/new.txt")"#),"==",.__fromStringLiteral(#""never-seen""#, "never-seen")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:66:9-66:82
