Testing.__checkBinaryOperation(access(pack, F_OK),{ $0 != $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("access(pack, F_OK)"),"!=",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:107:9-107:41
