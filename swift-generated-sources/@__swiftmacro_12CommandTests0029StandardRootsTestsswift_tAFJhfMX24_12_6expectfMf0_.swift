Testing.__checkBinaryOperation(ended.code == 0,{ $0 && $1() },ended.errors.contains("there is no Documents directory"),expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code == 0"),"&&",.__fromSyntaxNode(#"ended.errors.contains("there is no Documents directory")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:25:13-25:97
