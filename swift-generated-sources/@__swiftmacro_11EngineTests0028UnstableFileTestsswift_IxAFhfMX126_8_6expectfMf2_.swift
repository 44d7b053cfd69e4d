Testing.__checkValue(try rig.backUp().counts.deleted == 0,expression: .__fromSyntaxNode("try rig.backUp().counts.deleted == 0"),comments: [.__line("// It was never stored, so the next run has nothing to delete.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:127:9-127:54
