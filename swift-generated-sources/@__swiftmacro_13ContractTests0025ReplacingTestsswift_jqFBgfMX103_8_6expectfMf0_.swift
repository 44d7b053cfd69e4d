Testing.__checkValue(try text() == "kept on" && names() == ["name"],expression: .__fromSyntaxNode(#"try text() == "kept on" && names() == ["name"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ReplacingTests.swift:104:9-104:64
