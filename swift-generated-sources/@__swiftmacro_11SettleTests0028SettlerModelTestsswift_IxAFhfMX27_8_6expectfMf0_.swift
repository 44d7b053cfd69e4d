Testing.__checkBinaryOperation(followed,{ $0 > $1() },(pending > 1_000 ? 6 * notFollowed : 4_000),expression: .__fromBinaryOperation(.__fromSyntaxNode("followed"),">",.__fromSyntaxNode("(pending > 1_000 ? 6 * notFollowed : 4_000)")),comments: ["\(followed) renames can be followed, \(notFollowed) cannot"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerModelTests.swift:28:9-30:74
