Testing.__checkBinaryOperation(bytes.last == UInt8(ascii: "\n"),{ $0 && $1() },bytes.count { $0 == UInt8(ascii: "\n") } == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"bytes.last == UInt8(ascii: "\n")"#),"&&",.__fromSyntaxNode(#"bytes.count { $0 == UInt8(ascii: "\n") } == 1"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/HookTests.swift:113:9-113:99
