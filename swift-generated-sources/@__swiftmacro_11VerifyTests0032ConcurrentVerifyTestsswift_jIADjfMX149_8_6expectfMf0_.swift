Testing.__checkBinaryOperation(report.notes,{ $0 == $1() },[.changedMeanwhile],expression: .__fromBinaryOperation(.__fromSyntaxNode("report.notes"),"==",.__fromSyntaxNode("[.changedMeanwhile]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:150:9-150:53
