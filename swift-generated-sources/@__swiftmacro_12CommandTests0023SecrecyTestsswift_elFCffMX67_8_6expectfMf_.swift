Testing.__checkBinaryOperation(watch.child.wait().code,{ $0 == $1() },-SIGABRT,expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.child.wait().code"),"==",.__fromSyntaxNode("-SIGABRT")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:68:9-68:53
