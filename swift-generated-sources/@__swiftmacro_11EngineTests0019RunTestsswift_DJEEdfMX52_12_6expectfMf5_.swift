Testing.__checkValue(try rig.stored(at: commit.number, rebuilt: true) == live,expression: .__fromSyntaxNode("try rig.stored(at: commit.number, rebuilt: true) == live"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:53:13-53:78
