Testing.__checkValue(try rig.backUp(["/home/file"]).counts.changed == 1,expression: .__fromSyntaxNode(#"try rig.backUp(["/home/file"]).counts.changed == 1"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:267:9-267:68
