Testing.__checkBinaryOperation(ByteSize(text)?.bytes,{ $0 == $1() },bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode("ByteSize(text)?.bytes"),"==",.__fromSyntaxNode("bytes")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:280:52-280:91
