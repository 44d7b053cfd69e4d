Testing.__checkValue(try containers(rig) == ["1  data from 1"],expression: .__fromSyntaxNode(#"try containers(rig) == ["1  data from 1"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:28:9-28:59
