Testing.__checkValue(try Self.remove("/a", "[[root]]\nname = \"a\"\npath = \"/a\"\n"),expression: .__fromSyntaxNode(#"try Self.remove("/a", "[[root]]\nname = \"a\"\npath = \"/a\"\n")"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:80:27-80:101
