Testing.__checkBinaryOperation(access(path, F_OK),{ $0 != $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("access(path, F_OK)"),"!=",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:199:9-199:41
