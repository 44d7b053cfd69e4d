Testing.__checkValue(try rig.set(twice).keptPaths == ["/data"],expression: .__fromSyntaxNode(#"try rig.set(twice).keptPaths == ["/data"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:101:9-101:59
