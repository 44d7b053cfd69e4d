Testing.__checkBinaryOperation(only.place == place("a") && only.gaps == [1, 2, 3] && only.isNews && only.isReconcile,{ $0 && $1() },only.since == 5,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"only.place == place("a") && only.gaps == [1, 2, 3] && only.isNews && only.isReconcile"#),"&&",.__fromSyntaxNode("only.since == 5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:80:9-80:122
