Testing.__checkValue(try rig.backUp().counts.bytesNew == 0,expression: .__fromSyntaxNode("try rig.backUp().counts.bytesNew == 0"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:27:9-27:55
