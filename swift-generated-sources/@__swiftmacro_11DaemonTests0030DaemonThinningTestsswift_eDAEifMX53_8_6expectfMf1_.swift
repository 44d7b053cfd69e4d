Testing.__checkValue(try reader.commitsWithMaintenance().count { $0.commit.kind == .maintenance } == 1,expression: .__fromSyntaxNode("try reader.commitsWithMaintenance().count { $0.commit.kind == .maintenance } == 1"),comments: [.__line("// One piece of maintenance at most stays.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:54:9-54:99
