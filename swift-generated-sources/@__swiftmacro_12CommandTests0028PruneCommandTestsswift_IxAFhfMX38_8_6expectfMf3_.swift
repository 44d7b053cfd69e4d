Testing.__checkBinaryOperation(after,{ $0 < $1() },before / 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("after"),"<",.__fromSyntaxNode("before / 2")),comments: ["\(before) to \(after)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:39:9-39:61
