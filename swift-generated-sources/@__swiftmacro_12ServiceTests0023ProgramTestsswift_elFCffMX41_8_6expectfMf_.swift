Testing.__checkBinaryOperation(outcome.ending,{ $0 == $1() },.failed(SystemError("start", path: "/none/such".bytes, code: ENOENT)),expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome.ending"),"==",.__fromSyntaxNode(#".failed(SystemError("start", path: "/none/such".bytes, code: ENOENT))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:42:9-42:105
