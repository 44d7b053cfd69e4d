Testing.__checkBinaryOperation(ground.removed.count,{ $0 == $1() },10,expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed.count"),"==",.__fromSyntaxNode("10")),comments: [.__line("// Without a repository to write it down nothing goes.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:102:9-102:44
