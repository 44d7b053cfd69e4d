Testing.__checkBinaryOperation(finding.healedFromFiles == 0,{ $0 && $1() },finding.trouble == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("finding.healedFromFiles == 0"),"&&",.__fromSyntaxNode("finding.trouble == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:213:9-213:72
