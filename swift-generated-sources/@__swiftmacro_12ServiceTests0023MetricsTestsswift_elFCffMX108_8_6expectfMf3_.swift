Testing.__checkValue(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["cairn.prom"],expression: .__fromSyntaxNode(#"try FileManager.default.contentsOfDirectory(atPath: place.path) == ["cairn.prom"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:109:9-109:99
