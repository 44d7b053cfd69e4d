Testing.__checkBinaryOperation(sandbox.cairn("snapshots").lines.last?.contains("  capture  "),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("snapshots").lines.last?.contains("  capture  ")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:157:9-157:88
