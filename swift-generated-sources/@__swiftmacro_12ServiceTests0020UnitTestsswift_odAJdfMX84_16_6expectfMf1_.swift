Testing.__checkValue(lines.contains { $0.hasPrefix("ExecStart=@BINDIR@/cairn ") },expression: .__fromSyntaxNode(#"lines.contains { $0.hasPrefix("ExecStart=@BINDIR@/cairn ") }"#),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:85:17-85:97
