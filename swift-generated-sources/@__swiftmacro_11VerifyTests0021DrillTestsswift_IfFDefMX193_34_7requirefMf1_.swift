Testing.__checkBinaryOperation(pwrite(file, [UInt8(1)], 1, place),{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("pwrite(file, [UInt8(1)], 1, place)"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:194:35-194:84
