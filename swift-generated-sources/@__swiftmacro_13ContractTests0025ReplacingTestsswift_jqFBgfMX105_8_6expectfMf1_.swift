Testing.__checkValue(try text() == "restored" && names() == ["name"],expression: .__fromSyntaxNode(#"try text() == "restored" && names() == ["name"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ReplacingTests.swift:106:9-106:65
