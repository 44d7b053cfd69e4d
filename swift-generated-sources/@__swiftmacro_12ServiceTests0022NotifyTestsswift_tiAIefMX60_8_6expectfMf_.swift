Testing.__checkBinaryOperation(Notify(variable: environment(name.map { ["NOTIFY_SOCKET": $0] } ?? [:])),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Notify(variable: environment(name.map { ["NOTIFY_SOCKET": $0] } ?? [:]))"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:61:9-61:97
