Testing.__checkValue(try tree.fileSystem.openRoot(tree.path("link")).entries().map(\.name) == [
                Array("sub".utf8)
            ],expression: .__fromSyntaxNode(#"try tree.fileSystem.openRoot(tree.path("link")).entries().map(\.name) == [\#n                Array("sub".utf8)\#n            ]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:120:9-123:15
