Testing.__checkValue(try stored("it.db")?.isFuzzy == true && stored("it.db-wal")?.isFuzzy == true,expression: .__fromSyntaxNode(#"try stored("it.db")?.isFuzzy == true && stored("it.db-wal")?.isFuzzy == true"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:247:9-247:94
