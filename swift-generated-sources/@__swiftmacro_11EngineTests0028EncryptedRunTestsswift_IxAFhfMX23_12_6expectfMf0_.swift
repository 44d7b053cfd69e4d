Testing.__checkValue(try rig.differences(rebuilt: true).isEmpty,expression: .__fromSyntaxNode("try rig.differences(rebuilt: true).isEmpty"),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:24:13-24:80
