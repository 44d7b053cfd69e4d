Testing.__checkBinaryOperation(outcome.output,{ $0 == $1() },"[a b][][$HOME][*][\"'][é][".bytes + [0xff] + "]".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome.output"),"==",.__fromSyntaxNode(#""[a b][][$HOME][*][\"'][é][".bytes + [0xff] + "]".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:60:9-60:92
