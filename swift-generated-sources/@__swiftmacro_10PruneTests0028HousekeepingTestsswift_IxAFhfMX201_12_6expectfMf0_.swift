Testing.__checkValue(TestSupport.differences(try stored.read(root: "/home/ada", at: newest.number), expected: tree.snapshot("/home/ada")) == [],expression: .__fromSyntaxNode(#"TestSupport.differences(try stored.read(root: "/home/ada", at: newest.number), expected: tree.snapshot("/home/ada")) == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/HousekeepingTests.swift:202:13-202:144
