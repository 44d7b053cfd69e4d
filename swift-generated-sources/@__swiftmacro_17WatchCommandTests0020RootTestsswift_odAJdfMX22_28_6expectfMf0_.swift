Testing.__checkValue(rig.status().contains { $0["type"] == "root" && $0["state"] == "suspended" },expression: .__fromSyntaxNode(#"rig.status().contains { $0["type"] == "root" && $0["state"] == "suspended" }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:23:29-23:114
