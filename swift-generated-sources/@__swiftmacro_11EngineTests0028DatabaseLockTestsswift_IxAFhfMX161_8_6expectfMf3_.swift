Testing.__checkValue(try stored("it.db")?.isFuzzy == false,expression: .__fromSyntaxNode(#"try stored("it.db")?.isFuzzy == false"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:162:9-162:55
