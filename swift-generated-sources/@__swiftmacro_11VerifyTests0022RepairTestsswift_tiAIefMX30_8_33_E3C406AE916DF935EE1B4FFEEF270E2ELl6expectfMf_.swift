Testing.__checkBinaryOperation(again.setAside == [],{ $0 && $1() },again.journal == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("again.setAside == []"),"&&",.__fromSyntaxNode("again.journal == nil")),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:31:9-31:94
