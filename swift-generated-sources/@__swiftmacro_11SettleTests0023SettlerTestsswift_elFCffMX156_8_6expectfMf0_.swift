Testing.__checkBinaryOperation(task.extent == .subtree && task.afresh == .all,{ $0 && $1() },deep.hasPrefix(task.path.text),expression: .__fromBinaryOperation(.__fromSyntaxNode("task.extent == .subtree && task.afresh == .all"),"&&",.__fromSyntaxNode("deep.hasPrefix(task.path.text)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:157:9-157:98
