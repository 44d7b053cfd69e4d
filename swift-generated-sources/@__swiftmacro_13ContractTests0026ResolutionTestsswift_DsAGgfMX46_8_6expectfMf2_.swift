Testing.__checkBinaryOperation(Self.answer(cairn_open_beneath(top, "folder/new", O_WRONLY | O_CREAT | O_EXCL, 0o600)),{ $0 == $1() },"errno \(EEXIST)",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.answer(cairn_open_beneath(top, "folder/new", O_WRONLY | O_CREAT | O_EXCL, 0o600))"#),"==",.__fromSyntaxNode(#""errno \(EEXIST)""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ResolutionTests.swift:47:9-47:125
