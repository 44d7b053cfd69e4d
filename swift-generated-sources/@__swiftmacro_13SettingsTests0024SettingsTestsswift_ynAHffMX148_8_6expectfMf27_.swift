Testing.__checkBinaryOperation(settings.roots.map(\.role),{ $0 == $1() },[.documents, .preferences],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settings.roots.map(\.role)"#),"==",.__fromSyntaxNode("[.documents, .preferences]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:149:9-149:74
