Testing.__checkBinaryOperation(sandbox.commits(all: true),{ $0 == $1() },commits.compactMap { $0["id"] as? String },expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits(all: true)"),"==",.__fromSyntaxNode(#"commits.compactMap { $0["id"] as? String }"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:79:9-79:90
