Testing.__checkBinaryOperation(watch.doubt(lastCommit: clock.now()),{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.doubt(lastCommit: clock.now())"),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:59:9-59:61
