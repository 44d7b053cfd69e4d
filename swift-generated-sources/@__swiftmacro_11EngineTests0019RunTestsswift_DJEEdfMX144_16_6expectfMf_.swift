Testing.__checkValue(try rig.stored(at: 1)["file".bytes]?.content == "first".bytes,expression: .__fromSyntaxNode(#"try rig.stored(at: 1)["file".bytes]?.content == "first".bytes"#),comments: ["\(place)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:145:17-145:99
