Testing.__checkBinaryOperation(after.isDamaged,{ $0 && $1() },after.damage.versionCount == 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("after.isDamaged"),"&&",.__fromSyntaxNode("after.damage.versionCount == 2")),comments: ["\(after.damage)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:174:9-174:86
