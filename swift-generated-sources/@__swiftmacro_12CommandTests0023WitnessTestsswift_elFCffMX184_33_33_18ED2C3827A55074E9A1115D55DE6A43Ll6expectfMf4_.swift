Testing.__checkBinaryOperation(restored.mode,{ $0 == $1() },(item["mode"] as? NSNumber)?.uint32Value,expression: .__fromBinaryOperation(.__fromSyntaxNode("restored.mode"),"==",.__fromSyntaxNode(#"(item["mode"] as? NSNumber)?.uint32Value"#)),comments: ["\(Name.shown(name))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:185:34-185:123
