Testing.__checkValue(try directory.entries().map(\.name) == [name],expression: .__fromSyntaxNode(#"try directory.entries().map(\.name) == [name]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:175:9-175:63
