Testing.__checkBinaryOperation(numbers.count == 1 || isFuzzy,{ $0 || $1() },!late.isDisjoint(with: numbers),expression: .__fromBinaryOperation(.__fromSyntaxNode("numbers.count == 1 || isFuzzy"),"||",.__fromSyntaxNode("!late.isDisjoint(with: numbers)")),comments: ["\(version["commit"] ?? ""): \(numbers)\n\(rig.log.suffix(2_000))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/PackageWatchTests.swift:42:13-42:154
