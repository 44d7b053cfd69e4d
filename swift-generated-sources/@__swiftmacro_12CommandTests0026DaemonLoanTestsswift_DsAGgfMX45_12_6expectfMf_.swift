Testing.__checkBinaryOperation(watch.stop().code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("watch.stop().code"),"==",.__fromSyntaxNode("0")),comments: ["\(watch.child.errorsSoFar)"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:46:13-46:106
