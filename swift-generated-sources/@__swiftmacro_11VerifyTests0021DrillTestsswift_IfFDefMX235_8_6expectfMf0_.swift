Testing.__checkBinaryOperation(refused.summary.share(now: LinuxClock().now()),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("refused.summary.share(now: LinuxClock().now())"),"==",.__fromSyntaxNode("0")),comments: ["what was not accepted counts as restored"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:236:9-236:113
