Testing.__checkBinaryOperation(fuzzy,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("fuzzy"),"==",.__fromSyntaxNode("0")),comments: [.__line("// One that waits for quiet need not keep a mixture.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:284:9-284:28
