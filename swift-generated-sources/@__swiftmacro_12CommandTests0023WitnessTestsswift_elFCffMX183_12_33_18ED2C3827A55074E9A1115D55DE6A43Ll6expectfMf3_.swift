Testing.__checkBinaryOperation(restored.owner,{ $0 == $1() },(item["uid"] as? NSNumber)?.uint32Value,expression: .__fromBinaryOperation(.__fromSyntaxNode("restored.owner"),"==",.__fromSyntaxNode(#"(item["uid"] as? NSNumber)?.uint32Value"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:184:13-184:79
