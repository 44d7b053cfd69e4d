Testing.__checkBinaryOperation(code(["/usr/bin/setpriv", "--clear-groups"]),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code(["/usr/bin/setpriv", "--clear-groups"])"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:150:9-150:67
