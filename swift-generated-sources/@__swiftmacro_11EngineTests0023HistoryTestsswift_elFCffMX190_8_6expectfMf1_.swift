Testing.__checkValue(try history.names("a") == ["a@1", "a@2", "a@6"],expression: .__fromSyntaxNode(#"try history.names("a") == ["a@1", "a@2", "a@6"]"#),comments: [.__line("// A new file under the first name is no part of the old one's history, but its own name's.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:191:9-191:65
