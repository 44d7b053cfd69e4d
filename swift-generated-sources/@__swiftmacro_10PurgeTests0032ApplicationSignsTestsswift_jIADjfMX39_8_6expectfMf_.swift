Testing.__checkBinaryOperation(ApplicationSigns.flatpak(inInfo: Array(info.utf8)),{ $0 == $1() },id.map { Array($0.utf8) },expression: .__fromBinaryOperation(.__fromSyntaxNode("ApplicationSigns.flatpak(inInfo: Array(info.utf8))"),"==",.__fromSyntaxNode("id.map { Array($0.utf8) }")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:40:9-40:97
