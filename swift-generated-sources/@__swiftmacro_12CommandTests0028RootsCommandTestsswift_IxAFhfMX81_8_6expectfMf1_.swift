Testing.__checkValue(ended.lines.contains { $0.hasPrefix("Twin/") || $0.hasPrefix("Work/mirror") },expression: .__fromNegation(.__fromSyntaxNode(#"ended.lines.contains { $0.hasPrefix("Twin/") || $0.hasPrefix("Work/mirror") }"#), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:82:9-82:96
