Testing.__checkValue(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty,expression: .__fromSyntaxNode("try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:112:9-112:89
