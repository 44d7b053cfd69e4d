Testing.__checkValue(try stored("it.db")?.isFuzzy == false,expression: .__fromSyntaxNode(#"try stored("it.db")?.isFuzzy == false"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:237:9-237:55
