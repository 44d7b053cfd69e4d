Testing.__checkValue(Self.names(sandbox).contains { $0.hasPrefix("source/link") },expression: .__fromSyntaxNode(#"Self.names(sandbox).contains { $0.hasPrefix("source/link") }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:50:9-50:78
