Testing.__checkValue(try LinuxFileSystem().openRoot(Array(source.utf8)).entries().map(\.name) == ["file".bytes],expression: .__fromSyntaxNode(#"try LinuxFileSystem().openRoot(Array(source.utf8)).entries().map(\.name) == ["file".bytes]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:101:9-101:108
