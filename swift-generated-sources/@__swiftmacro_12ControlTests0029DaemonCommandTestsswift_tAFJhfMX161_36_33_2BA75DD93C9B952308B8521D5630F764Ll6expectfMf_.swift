Testing.__checkBinaryOperation($0.flushes.count == 3,{ $0 && $1() },$0.loansAsked.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("$0.flushes.count == 3"),"&&",.__fromSyntaxNode("$0.loansAsked.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:162:37-162:92
