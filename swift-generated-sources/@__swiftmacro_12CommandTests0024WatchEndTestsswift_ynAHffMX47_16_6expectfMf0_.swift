Testing.__checkBinaryOperation(watch.message("READY=1", after: mark),{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"watch.message("READY=1", after: mark)"#),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:48:17-48:70
