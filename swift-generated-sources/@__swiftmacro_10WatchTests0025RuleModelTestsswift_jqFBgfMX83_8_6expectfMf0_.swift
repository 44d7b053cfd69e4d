Testing.__checkBinaryOperation(settle(),{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("settle()"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:84:9-84:32
