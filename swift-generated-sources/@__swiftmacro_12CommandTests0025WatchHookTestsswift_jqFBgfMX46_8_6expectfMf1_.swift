Testing.__checkBinaryOperation(kill(hook, 0),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("kill(hook, 0)"),"==",.__fromSyntaxNode("0")),comments: ["the hook has ended already: nothing was shown"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:47:9-47:85
