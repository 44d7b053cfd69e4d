Testing.__checkBinaryOperation(judgement().steps.first?.answers.filter(\.isIgnored).map(\.rule),{ $0 == $1() },[.noBackup],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"judgement().steps.first?.answers.filter(\.isIgnored).map(\.rule)"#),"==",.__fromSyntaxNode("[.noBackup]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/NamedRootTests.swift:44:9-44:97
