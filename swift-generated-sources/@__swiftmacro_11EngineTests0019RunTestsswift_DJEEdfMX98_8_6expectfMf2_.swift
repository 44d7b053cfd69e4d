Testing.__checkValue(try rig.backUp().ending == .complete,expression: .__fromSyntaxNode("try rig.backUp().ending == .complete"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:99:9-99:54
