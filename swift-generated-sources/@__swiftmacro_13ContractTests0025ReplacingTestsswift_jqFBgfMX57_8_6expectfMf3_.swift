Testing.__checkBinaryOperation(text(),{ $0 == $1() },"restored",expression: .__fromBinaryOperation(.__fromSyntaxNode("text()"),"==",.__fromStringLiteral(#""restored""#, "restored")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ReplacingTests.swift:58:9-58:38
