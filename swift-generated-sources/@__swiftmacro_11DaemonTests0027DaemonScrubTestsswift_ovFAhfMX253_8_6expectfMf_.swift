Testing.__checkBinaryOperation(finding.lostCount == 1 && finding.healedFromFiles == 0,{ $0 && $1() },finding.salvaged > 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("finding.lostCount == 1 && finding.healedFromFiles == 0"),"&&",.__fromSyntaxNode("finding.salvaged > 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:254:9-254:96
