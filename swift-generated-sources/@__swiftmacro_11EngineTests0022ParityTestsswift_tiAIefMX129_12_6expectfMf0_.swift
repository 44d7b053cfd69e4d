Testing.__checkValue(try ParityFile(id, in: rig.repository)?.isWhole() == false,expression: .__fromSyntaxNode("try ParityFile(id, in: rig.repository)?.isWhole() == false"),comments: ["byte \(offset)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:130:13-130:98
