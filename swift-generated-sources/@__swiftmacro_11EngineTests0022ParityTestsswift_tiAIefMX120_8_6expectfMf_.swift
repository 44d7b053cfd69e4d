Testing.__checkValue(try ParityFile(id, in: rig.repository)?.isWhole() == true,expression: .__fromSyntaxNode("try ParityFile(id, in: rig.repository)?.isWhole() == true"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:121:9-121:75
