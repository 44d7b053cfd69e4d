Testing.__checkBinaryOperation(access(pack.replacing(".pack", with: ".parity"), F_OK),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"access(pack.replacing(".pack", with: ".parity"), F_OK)"#),"==",.__fromSyntaxNode("0")),comments: ["\(pack) has no parity"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/FaultScenario+Trust.swift:24:9-24:102
