Testing.__checkBinaryOperation(ended.code == 1,{ $0 && $1() },ended.errors.contains("write standard output: no space left on the device"),expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code == 1"),"&&",.__fromSyntaxNode(#"ended.errors.contains("write standard output: no space left on the device")"#)),comments: ["\(verb): \(ended)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:64:13-64:137
