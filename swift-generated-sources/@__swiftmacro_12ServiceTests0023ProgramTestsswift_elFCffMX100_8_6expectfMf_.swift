Testing.__checkBinaryOperation(Set(descriptors.filter { $0 != 10 && $0 != 255 && $0 != 3 && $0 < 200 }),{ $0 == $1() },[0, 1, 2],expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(descriptors.filter { $0 != 10 && $0 != 255 && $0 != 3 && $0 < 200 })"),"==",.__fromSyntaxNode("[0, 1, 2]")),comments: ["\(text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:101:9-101:114
