Testing.__checkBinaryOperation(ground.removed.sorted(),{ $0 == $1() },["/t/free", "/t/numbered"],expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed.sorted()"),"==",.__fromSyntaxNode(#"["/t/free", "/t/numbered"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:121:9-121:71
