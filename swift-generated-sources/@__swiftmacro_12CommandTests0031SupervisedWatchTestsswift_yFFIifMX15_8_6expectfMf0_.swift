Testing.__checkBinaryOperation(watch.manager.texts(with: "STATUS=Comparing everything").isEmpty,{ $0 == $1() },false,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"watch.manager.texts(with: "STATUS=Comparing everything").isEmpty"#),"==",.__fromSyntaxNode("false")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:16:9-16:91
