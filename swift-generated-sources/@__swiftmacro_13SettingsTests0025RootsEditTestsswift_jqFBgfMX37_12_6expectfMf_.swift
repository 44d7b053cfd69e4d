Testing.__checkBinaryOperation(text.hasPrefix(said),{ $0 && $1() },!keeps,expression: .__fromBinaryOperation(.__fromSyntaxNode("text.hasPrefix(said)"),"&&",.__fromSyntaxNode("!keeps")),comments: ["\(text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:38:13-38:63
