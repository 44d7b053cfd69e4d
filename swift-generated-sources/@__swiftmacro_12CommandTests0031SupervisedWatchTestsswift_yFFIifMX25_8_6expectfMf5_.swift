Testing.__checkBinaryOperation(ended.code == 0,{ $0 && $1() },ended.errors.contains("stopped\n"),expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code == 0"),"&&",.__fromSyntaxNode(#"ended.errors.contains("stopped\n")"#)),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:26:9-26:90
