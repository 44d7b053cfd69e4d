Testing.__checkValue(pause == "0.02" ? whole < commits.count : whole * 2 > commits.count,expression: .__fromSyntaxNode(#"pause == "0.02" ? whole < commits.count : whole * 2 > commits.count"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:263:9-263:85
