Testing.__checkBinaryOperation(settings.containers.flatpak && settings.containers.snap,{ $0 && $1() },!settings.containers.purge,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.containers.flatpak && settings.containers.snap"),"&&",.__fromSyntaxNode("!settings.containers.purge")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:36:9-36:103
