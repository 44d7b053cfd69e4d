Testing.__checkBinaryOperation(report.directoriesReattached > 0,{ $0 && $1() },report.journal?.rootsRenamed.count == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.directoriesReattached > 0"),"&&",.__fromSyntaxNode("report.journal?.rootsRenamed.count == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:230:9-230:93
