Testing.__checkBinaryOperation(report.damage.versionCount == 1,{ $0 && $1() },report.damage.versions.first?.livePath == lost.path,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.damage.versionCount == 1"),"&&",.__fromSyntaxNode("report.damage.versions.first?.livePath == lost.path")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:260:9-260:104
