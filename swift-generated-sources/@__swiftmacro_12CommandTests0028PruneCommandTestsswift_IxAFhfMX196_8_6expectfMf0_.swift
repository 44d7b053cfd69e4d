Testing.__checkBinaryOperation(access(disk + "/reserve", F_OK),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"access(disk + "/reserve", F_OK)"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:197:9-197:54
