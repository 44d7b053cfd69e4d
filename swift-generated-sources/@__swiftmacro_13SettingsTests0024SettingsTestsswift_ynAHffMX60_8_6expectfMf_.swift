Testing.__checkBinaryOperation(settings.roots.map(\.role),{ $0 == $1() },[.documents, .caches, .temporary],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settings.roots.map(\.role)"#),"==",.__fromSyntaxNode("[.documents, .caches, .temporary]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:61:9-61:81
