Testing.__checkBinaryOperation(stat("\(directory.path)/top/folder/new", &found) == 0,{ $0 && $1() },found.st_mode & 0o777 == 0o600,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"stat("\(directory.path)/top/folder/new", &found) == 0"#),"&&",.__fromSyntaxNode("found.st_mode & 0o777 == 0o600")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ResolutionTests.swift:49:9-49:105
