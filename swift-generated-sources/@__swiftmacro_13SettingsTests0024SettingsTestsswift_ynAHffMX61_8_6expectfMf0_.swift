Testing.__checkBinaryOperation(settings.roots.map(\.purge),{ $0 == $1() },[false, true, false],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settings.roots.map(\.purge)"#),"==",.__fromSyntaxNode("[false, true, false]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:62:9-62:69
