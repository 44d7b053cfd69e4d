Testing.__checkBinaryOperation(before.gaps.map(\.gap.number) == [6, 7] && before.gaps.map(\.last) == [5, nil],{ $0 && $1() },before.move?.commit == 4,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"before.gaps.map(\.gap.number) == [6, 7] && before.gaps.map(\.last) == [5, nil]"#),"&&",.__fromSyntaxNode("before.move?.commit == 4")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairHistoryTests.swift:39:9-39:124
