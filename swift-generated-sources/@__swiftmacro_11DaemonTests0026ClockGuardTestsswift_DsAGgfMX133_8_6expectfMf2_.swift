Testing.__checkBinaryOperation(times.filter { $0 > world.clock.now() }.count,{ $0 <= $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("times.filter { $0 > world.clock.now() }.count"),"<=",.__fromSyntaxNode("1")),comments: ["\(times.count)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:134:9-134:86
