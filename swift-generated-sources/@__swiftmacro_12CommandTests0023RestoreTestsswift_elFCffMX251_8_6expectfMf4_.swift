Testing.__checkBinaryOperation(kinds.prefix(5),{ $0 == $1() },["backup", "before-restore", "after-restore", "before-restore", "after-undo"],expression: .__fromBinaryOperation(.__fromSyntaxNode("kinds.prefix(5)"),"==",.__fromSyntaxNode(#"["backup", "before-restore", "after-restore", "before-restore", "after-undo"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:252:9-252:114
