Testing.__checkBinaryOperation(restored.code == 0,{ $0 || $1() },!Machine.isRoot,expression: .__fromBinaryOperation(.__fromSyntaxNode("restored.code == 0"),"||",.__fromSyntaxNode("!Machine.isRoot")),comments: ["\(restored.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:90:13-90:81
