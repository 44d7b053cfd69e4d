Testing.__checkBinaryOperation(HintCoarsening.rescans(of: hints),{ $0 == $1() },[rescan, .gone(root: 1), rescan, .back(root: 1), rescan, .barrier(3)],expression: .__fromBinaryOperation(.__fromSyntaxNode("HintCoarsening.rescans(of: hints)"),"==",.__fromSyntaxNode("[rescan, .gone(root: 1), rescan, .back(root: 1), rescan, .barrier(3)]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:72:9-72:124
