Testing.__checkBinaryOperation(Self.answer(cairn_open_stepwise(top, "folder/../file", O_RDONLY, 0)),{ $0 == $1() },"errno \(EXDEV)",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.answer(cairn_open_stepwise(top, "folder/../file", O_RDONLY, 0))"#),"==",.__fromSyntaxNode(#""errno \(EXDEV)""#)),comments: [.__line("// Never up, not even to come back.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ResolutionTests.swift:51:9-51:106
