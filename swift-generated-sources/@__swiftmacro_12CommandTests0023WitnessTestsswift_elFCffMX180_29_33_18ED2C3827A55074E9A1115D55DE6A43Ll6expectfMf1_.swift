Testing.__checkBinaryOperation(restored.size,{ $0 == $1() },(item["size"] as? NSNumber)?.intValue,expression: .__fromBinaryOperation(.__fromSyntaxNode("restored.size"),"==",.__fromSyntaxNode(#"(item["size"] as? NSNumber)?.intValue"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:181:30-181:93
