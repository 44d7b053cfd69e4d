Testing.__checkBinaryOperation(report.summary.share(now: LinuxClock().now()),{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.summary.share(now: LinuxClock().now())"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:71:9-71:68
