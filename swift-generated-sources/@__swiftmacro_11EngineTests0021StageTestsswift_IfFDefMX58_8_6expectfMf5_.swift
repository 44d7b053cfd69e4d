Testing.__checkBinaryOperation(storage.crash(seed: 1).contents[path]?.count,{ $0 == $1() },Int(sealed[0].length),expression: .__fromBinaryOperation(.__fromSyntaxNode("storage.crash(seed: 1).contents[path]?.count"),"==",.__fromSyntaxNode("Int(sealed[0].length)")),comments: [.__line("// All of it is on the disk before it has its name.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:59:9-59:87
