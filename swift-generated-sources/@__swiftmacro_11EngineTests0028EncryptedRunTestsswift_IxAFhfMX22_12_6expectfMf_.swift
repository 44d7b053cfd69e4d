Testing.__checkValue(try rig.differences().isEmpty,expression: .__fromSyntaxNode("try rig.differences().isEmpty"),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:23:13-23:67
