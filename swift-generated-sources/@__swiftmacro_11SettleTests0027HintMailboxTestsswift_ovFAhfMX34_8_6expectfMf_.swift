Testing.__checkBinaryOperation(mailbox.drain(),{ $0 == $1() },[
                .look(place("d/c"), .closed), .look(place("d/n"), .appeared), .list(place("d"))
            ] + Array(repeating: .look(place("d/c"), .closed), count: 22) + [.barrier(7)],expression: .__fromBinaryOperation(.__fromSyntaxNode("mailbox.drain()"),"==",.__fromSyntaxNode(#"[\#n                .look(place("d/c"), .closed), .look(place("d/n"), .appeared), .list(place("d"))\#n            ] + Array(repeating: .look(place("d/c"), .closed), count: 22) + [.barrier(7)]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:35:9-38:91
