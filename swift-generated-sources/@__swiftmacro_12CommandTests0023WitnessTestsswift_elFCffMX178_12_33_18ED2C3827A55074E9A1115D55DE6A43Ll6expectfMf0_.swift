Testing.__checkBinaryOperation(restored.seconds * 1_000_000_000 + restored.nanoseconds,{ $0 == $1() },nanoseconds,expression: .__fromBinaryOperation(.__fromSyntaxNode("restored.seconds * 1_000_000_000 + restored.nanoseconds"),"==",.__fromSyntaxNode("nanoseconds")),comments: ["\(Name.shown(name))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:179:13-179:115
