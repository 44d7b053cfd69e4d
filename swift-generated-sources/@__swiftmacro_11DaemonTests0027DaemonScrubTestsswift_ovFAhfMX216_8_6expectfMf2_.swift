Testing.__checkBinaryOperation(finding.copied > 0 && finding.salvaged > 0,{ $0 && $1() },finding.lostCount == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("finding.copied > 0 && finding.salvaged > 0"),"&&",.__fromSyntaxNode("finding.lostCount == 0")),comments: ["\(finding)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:217:9-217:100
