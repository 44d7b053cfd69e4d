Testing.__checkValue(try rig.commits().count == 5,expression: .__fromSyntaxNode("try rig.commits().count == 5"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:26:9-26:46
