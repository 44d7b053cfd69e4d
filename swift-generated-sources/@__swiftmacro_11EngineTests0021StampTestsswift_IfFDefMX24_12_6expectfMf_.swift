Testing.__checkBinaryOperation(Stamp(other),{ $0 != $1() },Stamp(base),expression: .__fromBinaryOperation(.__fromSyntaxNode("Stamp(other)"),"!=",.__fromSyntaxNode("Stamp(base)")),comments: ["field \(number)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StampTests.swift:25:13-25:68
