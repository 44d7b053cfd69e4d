Testing.__checkBinaryOperation(ended.code == 0,{ $0 && $1() },ended.errors.split(separator: "\n").count { $0.contains("figures") } == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code == 0"),"&&",.__fromSyntaxNode(#"ended.errors.split(separator: "\n").count { $0.contains("figures") } == 1"#)),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:154:9-154:129
