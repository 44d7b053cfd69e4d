Testing.__checkBinaryOperation(settler.texts(after: 500).first,{ $0 == $1() },"listing full +0,1,2,3,4,5,6,7",expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 500).first"),"==",.__fromStringLiteral(#""listing full +0,1,2,3,4,5,6,7""#, "listing full +0,1,2,3,4,5,6,7")),comments: [.__line("// Beyond 16: down to 12 or fewer.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:138:9-138:84
