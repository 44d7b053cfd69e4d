Testing.__checkValue(try items(rig)["a.rtfd"]?.isFuzzy == false && rig.differences() == [] && rig.differences(rebuilt: true) == [],expression: .__fromSyntaxNode(#"try items(rig)["a.rtfd"]?.isFuzzy == false && rig.differences() == [] && rig.differences(rebuilt: true) == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:370:9-370:127
