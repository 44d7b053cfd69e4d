Testing.__checkBinaryOperation(child.wait().code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("child.wait().code"),"==",.__fromSyntaxNode("0")),comments: [.__line("// Readers hold the catalog for moments only: no backup fails because of them."),"\(child.wait().errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:119:13-119:70
