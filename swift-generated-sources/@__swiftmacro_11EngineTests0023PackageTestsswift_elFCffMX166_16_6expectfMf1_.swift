Testing.__checkBinaryOperation(inside == 0,{ $0 || $1() },inside == 151,expression: .__fromBinaryOperation(.__fromSyntaxNode("inside == 0"),"||",.__fromSyntaxNode("inside == 151")),comments: ["commit \(commit.number), readers \(readers): \(inside) items of package \(package)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:167:17-167:140
