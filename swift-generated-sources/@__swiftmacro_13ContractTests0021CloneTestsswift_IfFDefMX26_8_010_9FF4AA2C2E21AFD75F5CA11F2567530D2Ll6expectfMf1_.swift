Testing.__checkValue(try read(try #require(file.clone())) == read(file),expression: .__fromSyntaxNode("try read(try #require(file.clone())) == read(file)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:27:9-27:68
