Testing.__checkPropertyAccess(sandbox.json("status").first?.texts("mass_change_pinned").self,getting: { $0?.first },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"sandbox.json("status").first?.texts("mass_change_pinned")"#),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:59:26-59:100
