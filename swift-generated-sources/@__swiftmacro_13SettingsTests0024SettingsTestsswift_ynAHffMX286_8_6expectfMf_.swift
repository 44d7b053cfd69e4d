Testing.__checkBinaryOperation(ByteSize("\(ByteSize(bytes: bytes))")?.bytes,{ $0 == $1() },bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ByteSize("\(ByteSize(bytes: bytes))")?.bytes"#),"==",.__fromSyntaxNode("bytes")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:287:9-287:71
