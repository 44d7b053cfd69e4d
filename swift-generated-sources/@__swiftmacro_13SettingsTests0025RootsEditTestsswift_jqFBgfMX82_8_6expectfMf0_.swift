Testing.__checkBinaryOperation(!settings.standard,{ $0 && $1() },settings.roots.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("!settings.standard"),"&&",.__fromSyntaxNode("settings.roots.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:83:9-83:62
