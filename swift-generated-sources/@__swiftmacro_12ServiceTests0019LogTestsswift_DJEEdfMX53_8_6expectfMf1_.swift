Testing.__checkBinaryOperation(found["SYSLOG_IDENTIFIER"],{ $0 == $1() },"cairn".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found["SYSLOG_IDENTIFIER"]"#),"==",.__fromSyntaxNode(#""cairn".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:54:9-54:61
