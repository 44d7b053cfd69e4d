Testing.__checkBinaryOperation(settings.roots.map(\.line),{ $0 == $1() },[2, 2, 3],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settings.roots.map(\.line)"#),"==",.__fromSyntaxNode("[2, 2, 3]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:63:9-63:57
