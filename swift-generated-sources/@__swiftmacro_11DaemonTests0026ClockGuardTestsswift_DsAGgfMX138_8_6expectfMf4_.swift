Testing.__checkBinaryOperation(found.number,{ $0 == $1() },commits[5].number,expression: .__fromBinaryOperation(.__fromSyntaxNode("found.number"),"==",.__fromSyntaxNode("commits[5].number")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:139:9-139:51
