Testing.__checkValue(try rig.stored()["it.db-wal".bytes]?.content == log.bytes,expression: .__fromSyntaxNode(#"try rig.stored()["it.db-wal".bytes]?.content == log.bytes"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:269:9-269:75
