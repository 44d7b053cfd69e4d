Testing.__checkBinaryOperation((brake.note(changed: changed, live: live, before: Self.good, at: 5) != nil),{ $0 == $1() },isMass,expression: .__fromBinaryOperation(.__fromSyntaxNode("(brake.note(changed: changed, live: live, before: Self.good, at: 5) != nil)"),"==",.__fromSyntaxNode("isMass")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/BrakeTests.swift:19:9-19:103
