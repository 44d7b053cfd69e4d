Testing.__checkValue(aside.first { $0.hasSuffix("/" + path) },expression: .__fromSyntaxNode(#"aside.first { $0.hasSuffix("/" + path) }"#),comments: ["\(path), \(bytes.count) bytes"],isRequired: true,sourceLocation: sourceLocation).__required()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:14:28-15:123
