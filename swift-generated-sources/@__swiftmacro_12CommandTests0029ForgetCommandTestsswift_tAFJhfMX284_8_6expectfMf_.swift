Testing.__checkBinaryOperation(read(descriptor, &first, 1),{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("read(descriptor, &first, 1)"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:285:9-285:50
