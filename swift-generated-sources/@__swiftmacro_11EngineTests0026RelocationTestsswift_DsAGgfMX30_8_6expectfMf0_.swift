Testing.__checkValue(try containers(rig) == ["2 app/data data from 3"],expression: .__fromSyntaxNode(#"try containers(rig) == ["2 app/data data from 3"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:31:9-31:67
