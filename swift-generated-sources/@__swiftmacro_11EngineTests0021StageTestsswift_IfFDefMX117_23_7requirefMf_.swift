Testing.__checkValue(try PackFiles.list(rig.storage).first,expression: .__fromSyntaxNode("try PackFiles.list(rig.storage).first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:118:24-118:71
