Testing.__checkValue(try rig.stored()["it.db".bytes]?.content == bytes.enumerated().map { 4096..<8192 ~= $0.offset ? 9 : $0.element },expression: .__fromSyntaxNode(#"try rig.stored()["it.db".bytes]?.content == bytes.enumerated().map { 4096..<8192 ~= $0.offset ? 9 : $0.element }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:253:9-253:130
