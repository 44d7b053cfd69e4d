Testing.__checkBinaryOperation(story.restored,{ $0 >= $1() },cuts,expression: .__fromBinaryOperation(.__fromSyntaxNode("story.restored"),">=",.__fromSyntaxNode("cuts")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/PowerCutTests.swift:62:9-62:40
