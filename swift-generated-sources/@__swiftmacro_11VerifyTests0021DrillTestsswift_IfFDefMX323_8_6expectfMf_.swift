Testing.__checkBinaryOperation(record.day(of: chunk(34)) == nil,{ $0 && $1() },record.day(of: chunk(35)) == 1_035,expression: .__fromBinaryOperation(.__fromSyntaxNode("record.day(of: chunk(34)) == nil"),"&&",.__fromSyntaxNode("record.day(of: chunk(35)) == 1_035")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:324:9-324:88
