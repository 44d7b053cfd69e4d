Testing.__checkBinaryOperation(symlink(sandbox.source, sandbox.file("link")),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"symlink(sandbox.source, sandbox.file("link"))"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:71:9-71:68
