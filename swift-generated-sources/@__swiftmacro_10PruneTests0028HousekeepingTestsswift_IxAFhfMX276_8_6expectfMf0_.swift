Testing.__checkBinaryOperation(last.files,{ $0 <= $1() },first.files + 12,expression: .__fromBinaryOperation(.__fromSyntaxNode("last.files"),"<=",.__fromSyntaxNode("first.files + 12")),comments: ["\(first) … \(last)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/HousekeepingTests.swift:277:9-277:72
