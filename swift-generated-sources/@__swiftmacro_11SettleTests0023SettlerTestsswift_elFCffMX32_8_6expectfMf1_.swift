Testing.__checkBinaryOperation(settler.nextDeadline(),{ $0 == $1() },start + 5_500_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.nextDeadline()"),"==",.__fromSyntaxNode("start + 5_500_000_000")),comments: [.__line("// Metadata says nothing about the writer.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:33:9-33:65
