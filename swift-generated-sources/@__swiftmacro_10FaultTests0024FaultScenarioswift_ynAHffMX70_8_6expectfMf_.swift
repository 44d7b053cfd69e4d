Testing.__checkBinaryOperation(run(nil).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("run(nil).code"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/FaultScenario.swift:71:9-71:36
