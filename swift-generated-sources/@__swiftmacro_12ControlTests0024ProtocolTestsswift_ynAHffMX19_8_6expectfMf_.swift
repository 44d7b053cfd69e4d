Testing.__checkBinaryOperation(line.last == 0x0a,{ $0 && $1() },!line.dropLast().contains(0x0a),expression: .__fromBinaryOperation(.__fromSyntaxNode("line.last == 0x0a"),"&&",.__fromSyntaxNode("!line.dropLast().contains(0x0a)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:20:9-20:70
