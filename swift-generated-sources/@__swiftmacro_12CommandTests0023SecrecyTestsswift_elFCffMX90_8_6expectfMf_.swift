Testing.__checkBinaryOperation(lstat(sandbox.file("state/cairn"), &status) == 0,{ $0 && $1() },status.st_mode & 0o777 == 0o700,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lstat(sandbox.file("state/cairn"), &status) == 0"#),"&&",.__fromSyntaxNode("status.st_mode & 0o777 == 0o700")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:91:9-91:101
