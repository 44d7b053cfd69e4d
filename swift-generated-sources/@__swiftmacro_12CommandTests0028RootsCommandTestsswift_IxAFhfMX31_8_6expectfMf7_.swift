Testing.__checkValue(lines.contains { $0["type"] == "unkept_file" && $0["path"] == "\(app)/stray" },expression: .__fromSyntaxNode(#"lines.contains { $0["type"] == "unkept_file" && $0["path"] == "\(app)/stray" }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:32:9-32:96
