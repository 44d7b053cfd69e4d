Testing.__checkBinaryOperation(Self.events(sandbox.file("events")).count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.events(sandbox.file("events")).count"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:85:9-85:64
