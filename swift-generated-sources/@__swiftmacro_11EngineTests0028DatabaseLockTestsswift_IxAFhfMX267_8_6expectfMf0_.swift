Testing.__checkValue(try stored("other")?.isFuzzy == false && stored("other-wal")?.isFuzzy == false,expression: .__fromSyntaxNode(#"try stored("other")?.isFuzzy == false && stored("other-wal")?.isFuzzy == false"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:268:9-268:96
