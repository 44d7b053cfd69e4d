Testing.__checkBinaryOperation(Self.state(sandbox, "source/link"),{ $0 == $1() },"never-seen",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.state(sandbox, "source/link")"#),"==",.__fromStringLiteral(#""never-seen""#, "never-seen")),comments: [.__line("// The link is new; what it leads to is stored, but was not asked for.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:45:9-45:68
