Testing.__checkBinaryOperation(settler.dirty(at: place("d/anything/beneath")),{ $0 == $1() },start,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settler.dirty(at: place("d/anything/beneath"))"#),"==",.__fromSyntaxNode("start")),comments: [.__line("// Of a directory that went nothing more is known than that.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:86:9-86:73
