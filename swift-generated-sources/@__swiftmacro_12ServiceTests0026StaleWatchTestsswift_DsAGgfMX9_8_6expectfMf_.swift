Testing.__checkBinaryOperation(isDue,{ $0 == $1() },answer,expression: .__fromBinaryOperation(.__fromSyntaxNode("isDue"),"==",.__fromSyntaxNode("answer")),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:10:9-10:65
