Testing.__checkValue(try containers(rig, rebuilt: true) == ["2 app/data data from 3"],expression: .__fromSyntaxNode(#"try containers(rig, rebuilt: true) == ["2 app/data data from 3"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:32:9-32:82
