Testing.__checkValue(try #require(kept()).hasPrefix("<6>kept 1 new"),expression: .__fromSyntaxNode(#"try #require(kept()).hasPrefix("<6>kept 1 new")"#),comments: [.__line("// While journald restarts: lines that it reads from standard error, with their priority.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:123:13-123:69
