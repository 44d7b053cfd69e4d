Testing.__checkBinaryOperation(finding.pack == path && finding.lostCount == 0 && finding.healedFromFiles > 0,{ $0 && $1() },finding.trouble == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("finding.pack == path && finding.lostCount == 0 && finding.healedFromFiles > 0"),"&&",.__fromSyntaxNode("finding.trouble == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:183:9-183:121
