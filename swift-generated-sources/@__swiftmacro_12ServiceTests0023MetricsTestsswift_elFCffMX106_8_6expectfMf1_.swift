Testing.__checkValue(try reader.readToEnd() == Data("one\n".utf8),expression: .__fromSyntaxNode(#"try reader.readToEnd() == Data("one\n".utf8)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:107:9-107:62
