Testing.__checkBinaryOperation(notes.why("/secret"),{ $0 == $1() },.failed(SystemError("open", path: Array("/secret".utf8), code: EACCES)),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"notes.why("/secret")"#),"==",.__fromSyntaxNode(#".failed(SystemError("open", path: Array("/secret".utf8), code: EACCES))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:282:9-282:113
