Testing.__checkValue(try String(contentsOf: Self.golden, encoding: .utf8) == text,expression: .__fromSyntaxNode("try String(contentsOf: Self.golden, encoding: .utf8) == text"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:44:9-44:78
