Testing.__checkBinaryOperation(files > 0,{ $0 && $1() },files < 1000,expression: .__fromBinaryOperation(.__fromSyntaxNode("files > 0"),"&&",.__fromSyntaxNode("files < 1000")),comments: ["\(files) files kept"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:110:9-110:66
