Testing.__checkBinaryOperation(watch.manager.texts(with: "STOPPING=1").count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"watch.manager.texts(with: "STOPPING=1").count"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:27:9-27:68
