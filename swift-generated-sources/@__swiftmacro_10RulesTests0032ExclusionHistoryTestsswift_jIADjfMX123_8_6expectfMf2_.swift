Testing.__checkBinaryOperation(whole.notStored,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("whole.notStored"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:124:9-124:38
