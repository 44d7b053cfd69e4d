Testing.__checkPropertyAccess(roots.join([target(1, "/home/docs")]).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"roots.join([target(1, "/home/docs")])"#),.__fromSyntaxNode("isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:156:9-156:63
