Testing.__checkValue(try packages(rig) == ["x.pages"] && rig.differences() == [] && rig.differences(rebuilt: true) == [],expression: .__fromSyntaxNode(#"try packages(rig) == ["x.pages"] && rig.differences() == [] && rig.differences(rebuilt: true) == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:115:9-115:117
