Testing.__checkClosureCall(throws: SystemError.self,performing: { try MetricsFile().write([], to: place.file("none/cairn.prom").bytes) },expression: .__fromSyntaxNode(#"try MetricsFile().write([], to: place.file("none/cairn.prom").bytes)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:121:9-121:115
