Testing.__checkBinaryOperation(settings.standard,{ $0 && $1() },settings.roots.map(\.path) == [Array("/srv/data".utf8)],expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.standard"),"&&",.__fromSyntaxNode(#"settings.roots.map(\.path) == [Array("/srv/data".utf8)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:23:9-23:94
