Testing.__checkBinaryOperation(Settings(user: user).scrub == .usual,{ $0 && $1() },Settings(user: user).parity == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("Settings(user: user).scrub == .usual"),"&&",.__fromSyntaxNode("Settings(user: user).parity == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:184:9-184:92
