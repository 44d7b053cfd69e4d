Testing.__checkBinaryOperation(notes.why(rig.path("apps/one/tmp")),{ $0 == $1() },.failed(SystemError("open", path: Array("one/tmp".utf8), code: ELOOP)),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"notes.why(rig.path("apps/one/tmp"))"#),"==",.__fromSyntaxNode(#".failed(SystemError("open", path: Array("one/tmp".utf8), code: ELOOP))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:40:9-40:127
