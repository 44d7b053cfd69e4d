Testing.__checkBinaryOperation(watch.doubt(lastCommit: Timestamp(seconds: Self.start)),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.doubt(lastCommit: Timestamp(seconds: Self.start))"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:61:9-61:80
