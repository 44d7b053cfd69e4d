Testing.__checkBinaryOperation(settings.hooks.onStale,{ $0 == $1() },HookCommand(program: Array("/usr/bin/true".utf8), arguments: []),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.hooks.onStale"),"==",.__fromSyntaxNode(#"HookCommand(program: Array("/usr/bin/true".utf8), arguments: [])"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:136:9-136:108
