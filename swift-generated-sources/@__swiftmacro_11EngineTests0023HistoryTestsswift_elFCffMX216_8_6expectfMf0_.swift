Testing.__checkValue(try history.names("e/x") == ["d/x@1", "e/x@2"],expression: .__fromSyntaxNode(#"try history.names("e/x") == ["d/x@1", "e/x@2"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:217:9-217:64
