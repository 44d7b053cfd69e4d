Testing.__checkValue(added["id"],expression: .__fromSyntaxNode(#"added["id"]"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:32:26-32:47
