Testing.__checkBinaryOperation(Files.names(rig.path("in")),{ $0 == $1() },rest,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.names(rig.path("in"))"#),"==",.__fromSyntaxNode("rest")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:154:9-154:53
