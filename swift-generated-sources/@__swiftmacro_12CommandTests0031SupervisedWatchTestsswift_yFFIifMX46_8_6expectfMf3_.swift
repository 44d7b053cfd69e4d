Testing.__checkBinaryOperation(watch.keeps(sandbox.file("other/file")),{ $0 && $1() },watch.keeps(sandbox.source + "/later"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"watch.keeps(sandbox.file("other/file"))"#),"&&",.__fromSyntaxNode(#"watch.keeps(sandbox.source + "/later")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:47:9-47:99
