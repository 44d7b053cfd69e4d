Testing.__checkBinaryOperation(watch.logs("was set aside"),{ $0 && $1() },watch.stop().code == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"watch.logs("was set aside")"#),"&&",.__fromSyntaxNode("watch.stop().code == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:104:9-104:71
