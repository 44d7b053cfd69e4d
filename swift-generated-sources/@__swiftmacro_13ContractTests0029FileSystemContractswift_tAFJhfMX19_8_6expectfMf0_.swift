Testing.__checkValue(try entries.map { try $0.status.get().kind } == [
                .symlink, .directory, .fifo, .file, .file,
            ],expression: .__fromSyntaxNode("try entries.map { try $0.status.get().kind } == [\n                .symlink, .directory, .fifo, .file, .file,\n            ]"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:20:9-23:15
