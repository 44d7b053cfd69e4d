Testing.__checkBinaryOperation(mailbox.drain(),{ $0 == $1() },[.look(place("a"), .written), .list(place("b")), .barrier(1)],expression: .__fromBinaryOperation(.__fromSyntaxNode("mailbox.drain()"),"==",.__fromSyntaxNode(#"[.look(place("a"), .written), .list(place("b")), .barrier(1)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:24:9-24:98
