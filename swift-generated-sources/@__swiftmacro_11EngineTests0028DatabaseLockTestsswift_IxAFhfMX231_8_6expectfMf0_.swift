Testing.__checkValue(try stored("it.db")?.isFuzzy == true,expression: .__fromSyntaxNode(#"try stored("it.db")?.isFuzzy == true"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:232:9-232:54
