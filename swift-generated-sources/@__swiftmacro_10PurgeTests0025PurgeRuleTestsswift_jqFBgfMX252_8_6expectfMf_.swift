Testing.__checkBinaryOperation(found.base == Array("/home/ada/.var/app".utf8),{ $0 && $1() },found.path == Array("org.example.Web/cache/tmp".utf8),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found.base == Array("/home/ada/.var/app".utf8)"#),"&&",.__fromSyntaxNode(#"found.path == Array("org.example.Web/cache/tmp".utf8)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:253:9-253:121
