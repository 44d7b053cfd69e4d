Testing.__checkBinaryOperation(isSame,{ $0 || $1() },isFuzzy,expression: .__fromBinaryOperation(.__fromSyntaxNode("isSame"),"||",.__fromSyntaxNode("isFuzzy")),comments: ["\(saves), commit \(commit.number)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:265:13-265:76
