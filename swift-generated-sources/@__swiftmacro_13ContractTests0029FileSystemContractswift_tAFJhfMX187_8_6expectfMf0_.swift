Testing.__checkValue(try directory.entries().count == 3_000,expression: .__fromSyntaxNode("try directory.entries().count == 3_000"),comments: [.__line("// And again from the same descriptor.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:188:9-188:56
