Testing.__checkBinaryOperation(containers,{ $0 == $1() },defaults.containers,expression: .__fromBinaryOperation(.__fromSyntaxNode("containers"),"==",.__fromSyntaxNode("defaults.containers")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:231:9-231:51
