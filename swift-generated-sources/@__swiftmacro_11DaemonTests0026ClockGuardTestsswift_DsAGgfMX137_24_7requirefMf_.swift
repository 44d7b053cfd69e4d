Testing.__checkValue(try reader(world).commit(at: Timestamp(seconds: commits[5].commit.time.seconds)),expression: .__fromSyntaxNode("try reader(world).commit(at: Timestamp(seconds: commits[5].commit.time.seconds))"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:138:25-138:115
