Testing.__checkBinaryOperation(HeldFiles.locked(Array(locks.utf8)),{ $0 == $1() },Set(expected),expression: .__fromBinaryOperation(.__fromSyntaxNode("HeldFiles.locked(Array(locks.utf8))"),"==",.__fromSyntaxNode("Set(expected)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:60:9-60:70
