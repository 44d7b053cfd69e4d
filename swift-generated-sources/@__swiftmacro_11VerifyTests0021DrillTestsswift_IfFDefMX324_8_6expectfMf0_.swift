Testing.__checkBinaryOperation(record.day(of: chunk(299)),{ $0 == $1() },1_299,expression: .__fromBinaryOperation(.__fromSyntaxNode("record.day(of: chunk(299))"),"==",.__fromSyntaxNode("1_299")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:325:9-325:53
