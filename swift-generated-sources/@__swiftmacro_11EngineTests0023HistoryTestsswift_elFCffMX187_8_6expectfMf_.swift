Testing.__checkValue(try history.names("c") == ["a@1", "a@2", "b@3", "b@4", "c@5"],expression: .__fromSyntaxNode(#"try history.names("c") == ["a@1", "a@2", "b@3", "b@4", "c@5"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:188:9-188:79
