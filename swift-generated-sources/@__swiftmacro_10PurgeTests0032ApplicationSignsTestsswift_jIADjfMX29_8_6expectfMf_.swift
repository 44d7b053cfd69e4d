Testing.__checkBinaryOperation(ApplicationSigns.snaps(inGroups: Array(groups.utf8)),{ $0 == $1() },names.map { Array($0.utf8) },expression: .__fromBinaryOperation(.__fromSyntaxNode("ApplicationSigns.snaps(inGroups: Array(groups.utf8))"),"==",.__fromSyntaxNode("names.map { Array($0.utf8) }")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:30:9-30:102
