Testing.__checkBinaryOperation(open("\(directory.path)/file", O_WRONLY | O_NONBLOCK) == -1,{ $0 && $1() },errno == EWOULDBLOCK,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"open("\(directory.path)/file", O_WRONLY | O_NONBLOCK) == -1"#),"&&",.__fromSyntaxNode("errno == EWOULDBLOCK")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:53:9-53:101
