Testing.__checkBinaryOperation(Stamp(same),{ $0 == $1() },Stamp(base),expression: .__fromBinaryOperation(.__fromSyntaxNode("Stamp(same)"),"==",.__fromSyntaxNode("Stamp(base)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StampTests.swift:29:9-29:44
