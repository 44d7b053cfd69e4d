Testing.__checkBinaryOperation(notes.purged.map(\.reason),{ $0 == $1() },(goes ? [.age] : []),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"notes.purged.map(\.reason)"#),"==",.__fromSyntaxNode("(goes ? [.age] : [])")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:45:9-45:68
