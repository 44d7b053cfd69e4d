Testing.__checkValue(try text() == "saved by a person" && names() == ["name", "other"],expression: .__fromSyntaxNode(#"try text() == "saved by a person" && names() == ["name", "other"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ReplacingTests.swift:93:9-93:83
