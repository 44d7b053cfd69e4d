Testing.__checkBinaryOperation(Share(settingText: share.description),{ $0 == $1() },share,expression: .__fromBinaryOperation(.__fromSyntaxNode("Share(settingText: share.description)"),"==",.__fromSyntaxNode("share")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:79:24-79:79
