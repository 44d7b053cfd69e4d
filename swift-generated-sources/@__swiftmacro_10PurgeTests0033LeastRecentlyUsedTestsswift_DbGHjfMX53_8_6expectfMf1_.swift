Testing.__checkValue(files.allSatisfy { file in file.count == Int(file[0].status.links) && Set(file.map(\.status.identity)).count == 1 },expression: .__fromSyntaxNode(#"files.allSatisfy { file in file.count == Int(file[0].status.links) && Set(file.map(\.status.identity)).count == 1 }"#),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:54:9-54:149
