Testing.__checkBinaryOperation(outcome.output,{ $0 == $1() },"1\n".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome.output"),"==",.__fromSyntaxNode(#""1\n".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:113:9-113:47
