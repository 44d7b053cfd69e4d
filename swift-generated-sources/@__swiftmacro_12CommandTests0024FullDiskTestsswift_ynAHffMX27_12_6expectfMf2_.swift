Testing.__checkBinaryOperation(Walker.walk(sandbox.restored(first)),{ $0 == $1() },small,expression: .__fromBinaryOperation(.__fromSyntaxNode("Walker.walk(sandbox.restored(first))"),"==",.__fromSyntaxNode("small")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:28:13-28:67
