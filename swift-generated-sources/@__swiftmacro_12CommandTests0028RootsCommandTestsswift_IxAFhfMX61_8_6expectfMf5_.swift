Testing.__checkValue(lines.prefix(4).allSatisfy { $0["next"] != nil },expression: .__fromSyntaxNode(#"lines.prefix(4).allSatisfy { $0["next"] != nil }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:62:9-62:66
