Testing.__checkBinaryOperation(outcome,{ $0 == $1() },(name == "removed" ? .vanished : .changed),expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome"),"==",.__fromSyntaxNode(#"(name == "removed" ? .vanished : .changed)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:78:13-78:75
