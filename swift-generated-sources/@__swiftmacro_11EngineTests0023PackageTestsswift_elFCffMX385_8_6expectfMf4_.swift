Testing.__checkValue(try items(rig)["a.rtfd"]?.isFuzzy == false && rig.differences() == [],expression: .__fromSyntaxNode(#"try items(rig)["a.rtfd"]?.isFuzzy == false && rig.differences() == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:386:9-386:87
