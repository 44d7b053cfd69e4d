Testing.__checkBinaryOperation(Set(report.findings.map { String(decoding: $0.path, as: UTF8.self) }),{ $0 == $1() },changed,expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(report.findings.map { String(decoding: $0.path, as: UTF8.self) })"),"==",.__fromSyntaxNode("changed")),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:332:13-332:118
