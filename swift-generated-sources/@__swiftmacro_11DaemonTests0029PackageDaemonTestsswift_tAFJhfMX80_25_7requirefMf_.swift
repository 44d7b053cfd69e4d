Testing.__checkPropertyAccess(flush.self,getting: { $0.done },expression: .__fromPropertyAccess(.__fromSyntaxNode("flush"),.__fromSyntaxNode("done")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:81:26-81:46
