Testing.__checkBinaryOperation(ours.count > 5,{ $0 && $1() },numbered(sandbox.witness("commits").lines.compactMap { JSONObject($0) }) == ours,expression: .__fromBinaryOperation(.__fromSyntaxNode("ours.count > 5"),"&&",.__fromSyntaxNode(#"numbered(sandbox.witness("commits").lines.compactMap { JSONObject($0) }) == ours"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:123:9-123:116
