Testing.__checkBinaryOperation(survey.audit,{ $0 == $1() },WatchAudit(lost: [], stray: 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("survey.audit"),"==",.__fromSyntaxNode("WatchAudit(lost: [], stray: 0)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:44:9-44:64
