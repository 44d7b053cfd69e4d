Testing.__checkBinaryOperation(ended.code == 0,{ $0 || $1() },ended.code == 3,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code == 0"),"||",.__fromSyntaxNode("ended.code == 3")),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/PackageWatchTests.swift:56:9-56:71
