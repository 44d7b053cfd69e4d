Testing.__checkBinaryOperation(story.withCache,{ $0 > $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("story.withCache"),">",.__fromSyntaxNode("0")),comments: ["no cut came while anything was in the disk's cache: they prove little"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/PowerCutTests.swift:63:9-63:110
