Testing.__checkValue(try directory.attributes() == [],expression: .__fromSyntaxNode("try directory.attributes() == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:166:9-166:50
