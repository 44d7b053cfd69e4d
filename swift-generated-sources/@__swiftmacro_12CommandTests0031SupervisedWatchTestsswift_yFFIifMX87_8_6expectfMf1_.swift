Testing.__checkBinaryOperation(watch.message("READY=1", after: calm),{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"watch.message("READY=1", after: calm)"#),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:88:9-88:62
