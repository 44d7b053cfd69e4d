Testing.__checkBinaryOperation(outcome.ending == .exited(0),{ $0 && $1() },!said.contains("cairn"),expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome.ending == .exited(0)"),"&&",.__fromSyntaxNode(#"!said.contains("cairn")"#)),comments: ["\(said)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:52:9-52:84
