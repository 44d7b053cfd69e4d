Testing.__checkValue(try directory.attributes(of: Array("file".utf8)) == expected,expression: .__fromSyntaxNode(#"try directory.attributes(of: Array("file".utf8)) == expected"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:165:9-165:78
