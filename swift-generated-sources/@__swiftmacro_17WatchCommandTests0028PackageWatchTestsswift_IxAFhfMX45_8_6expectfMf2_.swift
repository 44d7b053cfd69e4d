Testing.__checkBinaryOperation(versions.count > 4,{ $0 && $1() },whole * 2 > versions.count,expression: .__fromBinaryOperation(.__fromSyntaxNode("versions.count > 4"),"&&",.__fromSyntaxNode("whole * 2 > versions.count")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/PackageWatchTests.swift:46:9-46:66
