Testing.__checkValue(try rig.differences().isEmpty,expression: .__fromSyntaxNode("try rig.differences().isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:83:13-83:51
