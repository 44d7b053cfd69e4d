Testing.__checkValue(try directory.openFile(Array("file".utf8)).attributes() == expected,expression: .__fromSyntaxNode(#"try directory.openFile(Array("file".utf8)).attributes() == expected"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:163:9-163:85
