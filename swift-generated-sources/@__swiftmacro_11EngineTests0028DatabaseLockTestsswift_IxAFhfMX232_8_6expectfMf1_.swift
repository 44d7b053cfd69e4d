Testing.__checkValue(try rig.stored()["it.db".bytes]?.content == bytes,expression: .__fromSyntaxNode(#"try rig.stored()["it.db".bytes]?.content == bytes"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:233:9-233:67
