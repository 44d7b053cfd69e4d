Testing.__checkBinaryOperation(HintCoarsening.listings(of: hints),{ $0 == $1() },[
                .look(place("a"), .closed), .moved(from: place("a"), to: place("b")), .look(place("a"), .written),
                .list(place("d")), .look(place(""), .metadata),
            ],expression: .__fromBinaryOperation(.__fromSyntaxNode("HintCoarsening.listings(of: hints)"),"==",.__fromSyntaxNode(#"[\#n                .look(place("a"), .closed), .moved(from: place("a"), to: place("b")), .look(place("a"), .written),\#n                .list(place("d")), .look(place(""), .metadata),\#n            ]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:47:9-51:15
