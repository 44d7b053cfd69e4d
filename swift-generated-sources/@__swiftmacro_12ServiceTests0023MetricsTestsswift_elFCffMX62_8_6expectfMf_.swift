Testing.__checkBinaryOperation(outcome,{ $0 == $1() },ProgramOutcome(.exited(0)),expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome"),"==",.__fromSyntaxNode("ProgramOutcome(.exited(0))")),comments: ["\(String(decoding: outcome.output, as: UTF8.self))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:63:9-63:109
