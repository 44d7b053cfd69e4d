Testing.__checkValue(try directory.entries().map(\.name) == sorted,expression: .__fromSyntaxNode(#"try directory.entries().map(\.name) == sorted"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:186:9-186:63
