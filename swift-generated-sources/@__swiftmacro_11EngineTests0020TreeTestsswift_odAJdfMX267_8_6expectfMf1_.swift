Testing.__checkValue(try rig.differences("/home/file") == [],expression: .__fromSyntaxNode(#"try rig.differences("/home/file") == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:268:9-268:57
