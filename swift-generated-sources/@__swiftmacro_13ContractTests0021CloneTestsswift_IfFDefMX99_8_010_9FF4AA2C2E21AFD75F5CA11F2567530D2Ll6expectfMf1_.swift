Testing.__checkValue(try LinuxFileSystem().openRoot(Array(own.utf8)).entries().isEmpty,expression: .__fromSyntaxNode("try LinuxFileSystem().openRoot(Array(own.utf8)).entries().isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:100:9-100:83
