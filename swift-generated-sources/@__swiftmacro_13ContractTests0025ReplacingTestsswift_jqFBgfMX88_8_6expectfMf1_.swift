Testing.__checkValue(try text() == "saved by a person" && names() == ["name"],expression: .__fromSyntaxNode(#"try text() == "saved by a person" && names() == ["name"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ReplacingTests.swift:89:9-89:74
