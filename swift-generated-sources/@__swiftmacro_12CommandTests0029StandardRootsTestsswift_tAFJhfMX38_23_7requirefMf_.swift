Testing.__checkValue(ended.lines.first { $0.hasPrefix("restore with: ") },expression: .__fromSyntaxNode(#"ended.lines.first { $0.hasPrefix("restore with: ") }"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:39:24-39:86
