Testing.__checkValue(try command("/bin/cairn", "a b", "", "100%", "$HOME", "${X}") == "/bin/cairn \"a b\" \"\" 100%% $$HOME \"$${X}\"",expression: .__fromSyntaxNode(#"try command("/bin/cairn", "a b", "", "100%", "$HOME", "${X}") == "/bin/cairn \"a b\" \"\" 100%% $$HOME \"$${X}\"""#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:116:9-116:131
