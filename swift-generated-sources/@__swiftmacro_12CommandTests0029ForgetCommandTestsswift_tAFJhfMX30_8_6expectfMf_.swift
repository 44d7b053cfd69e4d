Testing.__checkBinaryOperation(Self.actions(planned),{ $0 == $1() },Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0 < 3 ? "forget" : "keep") }),expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.actions(planned)"),"==",.__fromSyntaxNode(#"Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0 < 3 ? "forget" : "keep") })"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:31:9-31:134
