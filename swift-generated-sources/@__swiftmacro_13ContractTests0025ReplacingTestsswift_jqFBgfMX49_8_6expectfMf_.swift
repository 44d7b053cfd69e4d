Testing.__checkValue(try text() == "kept" && names() == ["name"],expression: .__fromSyntaxNode(#"try text() == "kept" && names() == ["name"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ReplacingTests.swift:50:9-50:61
