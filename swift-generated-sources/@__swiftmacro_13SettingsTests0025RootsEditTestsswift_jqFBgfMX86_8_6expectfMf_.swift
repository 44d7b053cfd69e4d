Testing.__checkClosureCall(throws: SettingsEdit.Unclear.self,performing: { try Self.remove("/a", "root = [{name = \"a\", path = \"/a\"}]\n") },expression: .__fromSyntaxNode(#"try Self.remove("/a", "root = [{name = \"a\", path = \"/a\"}]\n")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:87:9-87:121
