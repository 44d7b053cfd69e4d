Testing.__checkBinaryOperation(finding,{ $0 == $1() },(minute == 3 ? .init(changed: 1_200, live: 2_000, lastGood: Self.good) : minute == 4
                ? .init(changed: 1_500, live: 2_000, lastGood: Self.good) : nil),expression: .__fromBinaryOperation(.__fromSyntaxNode("finding"),"==",.__fromSyntaxNode("(minute == 3 ? .init(changed: 1_200, live: 2_000, lastGood: Self.good) : minute == 4\n                ? .init(changed: 1_500, live: 2_000, lastGood: Self.good) : nil)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/BrakeTests.swift:27:13-28:82
