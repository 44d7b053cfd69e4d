Testing.__checkBinaryOperation(after.gaps == before.gaps,{ $0 && $1() },after.move == before.move,expression: .__fromBinaryOperation(.__fromSyntaxNode("after.gaps == before.gaps"),"&&",.__fromSyntaxNode("after.move == before.move")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairHistoryTests.swift:45:9-45:72
