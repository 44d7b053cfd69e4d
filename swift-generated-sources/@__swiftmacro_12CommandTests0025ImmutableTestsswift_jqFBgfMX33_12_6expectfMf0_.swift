Testing.__checkBinaryOperation(stat(pack, &status) == 0,{ $0 && $1() },status.st_mode & 0o222 == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("stat(pack, &status) == 0"),"&&",.__fromSyntaxNode("status.st_mode & 0o222 == 0")),comments: ["\(pack)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:34:13-34:88
