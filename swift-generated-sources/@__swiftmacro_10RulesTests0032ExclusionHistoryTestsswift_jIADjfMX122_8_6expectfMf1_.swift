Testing.__checkBinaryOperation(whole.isStored,{ $0 && $1() },whole.excluded == 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("whole.isStored"),"&&",.__fromSyntaxNode("whole.excluded == 2")),comments: ["\(whole)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:123:9-123:67
