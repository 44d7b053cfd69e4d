Testing.__checkBinaryOperation(listener.text(),{ $0 == $1() },"STATUS=Reading a\\nMAINPID=1",expression: .__fromBinaryOperation(.__fromSyntaxNode("listener.text()"),"==",.__fromStringLiteral(#""STATUS=Reading a\\nMAINPID=1""#, #"STATUS=Reading a\nMAINPID=1"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:49:9-49:67
