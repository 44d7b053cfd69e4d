Testing.__checkBinaryOperation(ended.residentBytes,{ $0 < $1() },Self.residentBytesMaximum,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.residentBytes"),"<",.__fromSyntaxNode("Self.residentBytesMaximum")),comments: ["\(what) takes \(ended.residentBytes >> 20) MiB"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/GreedyRepositoryTests.swift:30:17-30:123
