Testing.__checkBinaryOperation(settle() == [],{ $0 && $1() },ground.opened == opened,expression: .__fromBinaryOperation(.__fromSyntaxNode("settle() == []"),"&&",.__fromSyntaxNode("ground.opened == opened")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:190:9-190:59
