Testing.__checkValue(sandbox.json("status", sandbox.source, exits: 1).contains { $0["type"] == "finding" && $0["state"] == "gone" },expression: .__fromSyntaxNode(#"sandbox.json("status", sandbox.source, exits: 1).contains { $0["type"] == "finding" && $0["state"] == "gone" }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:84:9-84:128
