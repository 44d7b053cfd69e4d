Testing.__checkBinaryOperation(judgement().verdict?.rule,{ $0 == $1() },.noBackup,expression: .__fromBinaryOperation(.__fromSyntaxNode("judgement().verdict?.rule"),"==",.__fromSyntaxNode(".noBackup")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/NamedRootTests.swift:46:9-46:56
