Testing.__checkBinaryOperation(stat(file, &status) == 0,{ $0 && $1() },status.st_mode & 0o777 == 0o600,expression: .__fromBinaryOperation(.__fromSyntaxNode("stat(file, &status) == 0"),"&&",.__fromSyntaxNode("status.st_mode & 0o777 == 0o600")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:68:9-68:77
