Testing.__checkValue(try Self.add("/srv/a", "[[root]]\nname = \"a\"\npath = \"/a\"\n").0.contains("name = \"a-2\""),expression: .__fromSyntaxNode(#"try Self.add("/srv/a", "[[root]]\nname = \"a\"\npath = \"/a\"\n").0.contains("name = \"a-2\"")"#),comments: [.__line("// A name of its own, wherever that stands.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:41:9-41:112
