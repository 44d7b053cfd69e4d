Testing.__checkBinaryOperation(listed.code == 0,{ $0 && $1() },listed.lines.count == state.tree.count,expression: .__fromBinaryOperation(.__fromSyntaxNode("listed.code == 0"),"&&",.__fromSyntaxNode("listed.lines.count == state.tree.count")),comments: ["\(listed.lines.count) of \(state.tree.count) \(listed.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:134:13-134:145
