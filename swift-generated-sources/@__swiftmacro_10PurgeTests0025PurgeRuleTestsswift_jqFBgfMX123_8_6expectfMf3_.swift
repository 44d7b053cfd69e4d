Testing.__checkBinaryOperation(notes.why("/t/forbidden"),{ $0 == $1() },.failed(SystemError("remove", code: EACCES)),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"notes.why("/t/forbidden")"#),"==",.__fromSyntaxNode(#".failed(SystemError("remove", code: EACCES))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:124:9-124:91
