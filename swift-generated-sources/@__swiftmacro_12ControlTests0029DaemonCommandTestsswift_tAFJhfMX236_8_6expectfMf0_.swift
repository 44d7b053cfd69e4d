Testing.__checkValue(ended.withLock { $0?.code == 1 && $0?.errors.contains("the daemon is stopping") == true },expression: .__fromSyntaxNode(#"ended.withLock { $0?.code == 1 && $0?.errors.contains("the daemon is stopping") == true }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:237:9-237:107
