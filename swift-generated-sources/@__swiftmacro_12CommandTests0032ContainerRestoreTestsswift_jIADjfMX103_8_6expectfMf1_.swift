Testing.__checkBinaryOperation(lstat("\(home2)/data", &status) == 0,{ $0 && $1() },status.st_mode & S_IFMT == S_IFLNK,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lstat("\(home2)/data", &status) == 0"#),"&&",.__fromSyntaxNode("status.st_mode & S_IFMT == S_IFLNK")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:104:9-104:92
