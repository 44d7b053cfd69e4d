Testing.__checkValue(Set(try rig.stored().keys) == ["".bytes, "a".bytes, marker.bytes],expression: .__fromSyntaxNode(#"Set(try rig.stored().keys) == ["".bytes, "a".bytes, marker.bytes]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/NamedRootTests.swift:28:9-28:83
