Testing.__checkValue(try stored("it.db")?.isFuzzy == false && stored("it.db-wal") == nil,expression: .__fromSyntaxNode(#"try stored("it.db")?.isFuzzy == false && stored("it.db-wal") == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:252:9-252:85
