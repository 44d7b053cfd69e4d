Testing.__checkValue(try rig.backUp().counts.changed == 1,expression: .__fromSyntaxNode("try rig.backUp().counts.changed == 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:157:9-157:54
