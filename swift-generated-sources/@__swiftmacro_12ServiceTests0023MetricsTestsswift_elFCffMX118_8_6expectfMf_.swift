Testing.__checkClosureCall(throws: SystemError.self,performing: { try MetricsFile().write("one\n".bytes, to: place.file("cairn.prom").bytes) },expression: .__fromSyntaxNode(#"try MetricsFile().write("one\n".bytes, to: place.file("cairn.prom").bytes)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:119:9-119:121
