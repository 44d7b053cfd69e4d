Testing.__checkPropertyAccess(treeDifferences(Walker.walk(rig.path("out")), expected: before).self,getting: { $0.isEmpty },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"treeDifferences(Walker.walk(rig.path("out")), expected: before)"#),.__fromSyntaxNode("isEmpty")),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:161:13-161:109
