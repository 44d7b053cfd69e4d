Testing.__checkBinaryOperation(outcome,{ $0 == $1() },ProgramOutcome(.exited(7), output: "{\"event\":\"commit\"}\nout\nerr\n".bytes),expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome"),"==",.__fromSyntaxNode(#"ProgramOutcome(.exited(7), output: "{\"event\":\"commit\"}\nout\nerr\n".bytes)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:22:9-22:107
