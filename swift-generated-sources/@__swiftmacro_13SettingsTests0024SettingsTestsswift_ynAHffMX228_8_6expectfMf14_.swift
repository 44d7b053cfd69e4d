Testing.__checkBinaryOperation(containers.retention.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("containers.retention.count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:229:9-229:49
