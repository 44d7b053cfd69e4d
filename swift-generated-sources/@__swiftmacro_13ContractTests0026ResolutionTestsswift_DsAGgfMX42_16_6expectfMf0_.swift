Testing.__checkBinaryOperation(Self.answer(cairn_open_stepwise(top, path, flags, 0)),{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.answer(cairn_open_stepwise(top, path, flags, 0))"),"==",.__fromSyntaxNode("expected")),comments: ["\(path.prefix(40)) with \(flags)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ResolutionTests.swift:43:17-43:127
