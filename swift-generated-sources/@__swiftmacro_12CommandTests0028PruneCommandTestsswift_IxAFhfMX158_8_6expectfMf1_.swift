Testing.__checkBinaryOperation(backup.wait().code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("backup.wait().code"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:159:9-159:41
