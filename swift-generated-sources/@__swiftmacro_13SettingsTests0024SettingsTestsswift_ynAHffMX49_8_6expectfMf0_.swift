Testing.__checkBinaryOperation(settings.containers.flatpak,{ $0 == $1() },flatpak,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.containers.flatpak"),"==",.__fromSyntaxNode("flatpak")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:50:9-50:56
