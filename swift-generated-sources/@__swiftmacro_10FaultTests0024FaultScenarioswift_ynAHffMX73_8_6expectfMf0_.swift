Testing.__checkBinaryOperation(run(sync?.number).code,{ $0 == $1() },-SIGKILL,expression: .__fromBinaryOperation(.__fromSyntaxNode("run(sync?.number).code"),"==",.__fromSyntaxNode("-SIGKILL")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/FaultScenario.swift:74:9-74:52
