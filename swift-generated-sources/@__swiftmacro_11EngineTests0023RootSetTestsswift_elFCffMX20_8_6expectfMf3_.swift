Testing.__checkValue(try rig.set("[[root]]\nname = \"a\"\npath = \"/home/ada/Documents\"").keptPaths == ["/home/ada/Documents"],expression: .__fromSyntaxNode(#"try rig.set("[[root]]\nname = \"a\"\npath = \"/home/ada/Documents\"").keptPaths == ["/home/ada/Documents"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:21:9-21:124
