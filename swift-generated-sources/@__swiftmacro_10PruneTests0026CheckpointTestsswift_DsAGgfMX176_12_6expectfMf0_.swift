Testing.__checkValue(TestSupport.differences(try stored.read(root: "/home", at: number), expected: rig.snapshots[number] ?? [:]) == [],expression: .__fromSyntaxNode(#"TestSupport.differences(try stored.read(root: "/home", at: number), expected: rig.snapshots[number] ?? [:]) == []"#),comments: ["commit \(number)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:177:13-177:155
