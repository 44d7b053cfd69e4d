Testing.__checkValue(try directory.openFile(Array("file".utf8)).status() == status,expression: .__fromSyntaxNode(#"try directory.openFile(Array("file".utf8)).status() == status"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:42:9-42:79
