Testing.__checkClosureCall(throws: (any Error).self,performing: { try Self.add("/b", "root = [{name = \"a\", path = \"/a\"}]\n") },expression: .__fromSyntaxNode(#"try Self.add("/b", "root = [{name = \"a\", path = \"/a\"}]\n")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:88:9-88:109
