Testing.__checkBinaryOperation(ended.code == 0,{ $0 || $1() },ended.code == 3,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code == 0"),"||",.__fromSyntaxNode("ended.code == 3")),comments: [.__line("// A document that never rests is kept as it was read, and named."),"\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:246:13-246:75
