Testing.__checkValue(try rig.set(twice).keptPaths == ["/data", "/mnt/deep"],expression: .__fromSyntaxNode(#"try rig.set(twice).keptPaths == ["/data", "/mnt/deep"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:103:9-103:72
