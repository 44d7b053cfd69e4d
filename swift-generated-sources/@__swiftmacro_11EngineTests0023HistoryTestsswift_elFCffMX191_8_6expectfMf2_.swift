Testing.__checkValue(try history.names("never") == [],expression: .__fromSyntaxNode(#"try history.names("never") == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:192:9-192:50
