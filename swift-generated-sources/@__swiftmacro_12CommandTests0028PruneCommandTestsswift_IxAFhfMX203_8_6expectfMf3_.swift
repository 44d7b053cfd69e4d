Testing.__checkBinaryOperation(Self.packBytes(sandbox),{ $0 < $1() },before,expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.packBytes(sandbox)"),"<",.__fromSyntaxNode("before")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:204:9-204:50
