Testing.__checkBinaryOperation(whole.packages.map(\.path) == ["a.rtfd".bytes] && whole.counts.changed == 1,{ $0 && $1() },whole.failures.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"whole.packages.map(\.path) == ["a.rtfd".bytes] && whole.counts.changed == 1"#),"&&",.__fromSyntaxNode("whole.failures.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:345:9-345:119
