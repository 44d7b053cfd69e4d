Testing.__checkBinaryOperation(poll(&entry, 1, 0) == 0,{ $0 || $1() },entry.revents & Int16(POLLIN) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("poll(&entry, 1, 0) == 0"),"||",.__fromSyntaxNode("entry.revents & Int16(POLLIN) == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:51:13-51:83
