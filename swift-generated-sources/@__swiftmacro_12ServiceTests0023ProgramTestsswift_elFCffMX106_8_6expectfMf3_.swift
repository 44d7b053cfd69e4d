Testing.__checkBinaryOperation(ignored.map { $0 & 0x7fff_ffff },{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("ignored.map { $0 & 0x7fff_ffff }"),"==",.__fromSyntaxNode("0")),comments: ["\(text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:107:9-107:66
