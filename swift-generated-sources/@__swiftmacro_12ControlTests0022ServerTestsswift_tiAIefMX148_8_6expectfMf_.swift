Testing.__checkBinaryOperation(code(["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]),{ $0 == $1() },4,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code(["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"])"#),"==",.__fromSyntaxNode("4")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:149:9-149:101
