Testing.__checkBinaryOperation(found == expected,{ $0 && $1() },found.count > 10,expression: .__fromBinaryOperation(.__fromSyntaxNode("found == expected"),"&&",.__fromSyntaxNode("found.count > 10")),comments: ["\(found.symmetricDifference(expected).sorted())"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:269:9-269:106
