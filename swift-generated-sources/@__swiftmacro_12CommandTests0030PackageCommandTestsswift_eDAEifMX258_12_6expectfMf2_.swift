Testing.__checkBinaryOperation(numbers.count == 1 || isFuzzy,{ $0 || $1() },!late.isDisjoint(with: numbers),expression: .__fromBinaryOperation(.__fromSyntaxNode("numbers.count == 1 || isFuzzy"),"||",.__fromSyntaxNode("!late.isDisjoint(with: numbers)")),comments: ["\(commit): \(numbers)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:259:13-259:111
