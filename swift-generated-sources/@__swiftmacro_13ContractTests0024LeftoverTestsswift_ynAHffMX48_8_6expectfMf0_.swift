Testing.__checkValue(try opened().exchange(temporary, with: Array("name".utf8)) == temporary,expression: .__fromSyntaxNode(#"try opened().exchange(temporary, with: Array("name".utf8)) == temporary"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/LeftoverTests.swift:49:9-49:89
