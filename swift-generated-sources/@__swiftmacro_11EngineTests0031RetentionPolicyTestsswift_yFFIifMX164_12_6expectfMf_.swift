Testing.__checkBinaryOperation(Set(Self.kept(policy, left, calendar: calendar)),{ $0 == $1() },once,expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(Self.kept(policy, left, calendar: calendar))"),"==",.__fromSyntaxNode("once")),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:165:13-165:94
