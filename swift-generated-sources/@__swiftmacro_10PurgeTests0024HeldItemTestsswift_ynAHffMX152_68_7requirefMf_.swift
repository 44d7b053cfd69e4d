Testing.__checkBinaryOperation(time(nil),{ $0 < $1() },deadline,expression: .__fromBinaryOperation(.__fromSyntaxNode("time(nil)"),"<",.__fromSyntaxNode("deadline")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:153:69-153:99
