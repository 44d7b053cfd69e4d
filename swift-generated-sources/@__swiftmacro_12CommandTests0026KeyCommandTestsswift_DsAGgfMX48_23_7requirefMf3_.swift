Testing.__checkValue(sandbox.json("key", "list").first?["id"],expression: .__fromSyntaxNode(#"sandbox.json("key", "list").first?["id"]"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:49:24-49:74
