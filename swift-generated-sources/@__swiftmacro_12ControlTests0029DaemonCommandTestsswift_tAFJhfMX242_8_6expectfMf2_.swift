Testing.__checkValue(ended.withLock { $0?.code == 1 && $0?.errors.contains("the running daemon went away") == true },expression: .__fromSyntaxNode(#"ended.withLock { $0?.code == 1 && $0?.errors.contains("the running daemon went away") == true }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:243:9-243:113
