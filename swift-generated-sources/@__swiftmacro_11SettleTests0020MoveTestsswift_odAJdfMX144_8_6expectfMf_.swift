Testing.__checkBinaryOperation(tasks,{ $0 == $1() },[
                "item e <- d", "item e/m <- q", "item d", "listing d/l", "item d/m +all", "item d/s/y", "item d/x +all",
                "listing e/l", "item e/s/y", "item e/x +all", "item q",
            ],expression: .__fromBinaryOperation(.__fromSyntaxNode("tasks"),"==",.__fromSyntaxNode(#"[\#n                "item e <- d", "item e/m <- q", "item d", "listing d/l", "item d/m +all", "item d/s/y", "item d/x +all",\#n                "listing e/l", "item e/s/y", "item e/x +all", "item q",\#n            ]"#)),comments: ["\(tasks)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:145:9-149:27
