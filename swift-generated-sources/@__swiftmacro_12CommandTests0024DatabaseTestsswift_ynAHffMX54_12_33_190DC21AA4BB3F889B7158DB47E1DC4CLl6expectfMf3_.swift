Testing.__checkBinaryOperation(verdicts.count == Self.modes.count,{ $0 && $1() },verdicts.allSatisfy { $0.hasPrefix("ok ") },expression: .__fromBinaryOperation(.__fromSyntaxNode("verdicts.count == Self.modes.count"),"&&",.__fromSyntaxNode(#"verdicts.allSatisfy { $0.hasPrefix("ok ") }"#)),comments: ["\(commit): \(verdicts)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:55:13-55:129
