Testing.__checkValue(try directory.status().kind == .directory,expression: .__fromSyntaxNode("try directory.status().kind == .directory"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:148:9-148:59
