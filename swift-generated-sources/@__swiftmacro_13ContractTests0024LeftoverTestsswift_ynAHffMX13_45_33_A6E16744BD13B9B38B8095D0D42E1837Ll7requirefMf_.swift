Testing.__checkValue(try opened().status(of: name),expression: .__fromSyntaxNode("try opened().status(of: name)"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ContractTests/LeftoverTests.swift:14:46-14:85
