Testing.__checkValue(try content(rig, path) == damaged,expression: .__fromSyntaxNode("try content(rig, path) == damaged"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:159:9-159:51
