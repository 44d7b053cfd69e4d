Testing.__checkBinaryOperation(child.wait().code,{ $0 == $1() },-SIGKILL,expression: .__fromBinaryOperation(.__fromSyntaxNode("child.wait().code"),"==",.__fromSyntaxNode("-SIGKILL")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:106:9-106:47
