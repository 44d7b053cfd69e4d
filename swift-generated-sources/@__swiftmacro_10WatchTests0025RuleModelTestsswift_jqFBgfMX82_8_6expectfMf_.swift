Testing.__checkValue(kernel.queue.allSatisfy { $0.wd == inode(["d"]).wd },expression: .__fromSyntaxNode(#"kernel.queue.allSatisfy { $0.wd == inode(["d"]).wd }"#),comments: [.__line("// By the attribute the kernel does not even speak of it.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:83:9-83:70
