Testing.__checkBinaryOperation(defaults.retentionConfiguration,{ $0 == $1() },RetentionConfiguration(),expression: .__fromBinaryOperation(.__fromSyntaxNode("defaults.retentionConfiguration"),"==",.__fromSyntaxNode("RetentionConfiguration()")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:233:9-233:77
