Testing.__checkValue(try #require(report.summary.share(now: LinuxClock().now())) < 1,expression: .__fromSyntaxNode("try #require(report.summary.share(now: LinuxClock().now())) < 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:136:9-136:81
