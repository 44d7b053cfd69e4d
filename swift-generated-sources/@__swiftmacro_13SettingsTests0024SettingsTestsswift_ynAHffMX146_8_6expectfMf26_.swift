Testing.__checkBinaryOperation(settings.roots.map { String($0.path) },{ $0 == $1() },["/srv/ada/Papiere", "/home/ada/.config"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.roots.map { String($0.path) }"),"==",.__fromSyntaxNode(#"["/srv/ada/Papiere", "/home/ada/.config"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:147:9-148:97
