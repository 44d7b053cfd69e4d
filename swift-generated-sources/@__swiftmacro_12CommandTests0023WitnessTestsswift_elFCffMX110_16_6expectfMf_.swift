Testing.__checkBinaryOperation(names.count == 1,{ $0 && $1() },names != ["00000001.journal"],expression: .__fromBinaryOperation(.__fromSyntaxNode("names.count == 1"),"&&",.__fromSyntaxNode(#"names != ["00000001.journal"]"#)),comments: ["\(names)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:111:17-111:87
