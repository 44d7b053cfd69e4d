Testing.__checkBinaryOperation(again.counts.unchanged == 5,{ $0 && $1() },again.counts.changed + again.counts.new + again.counts.bytesRead == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("again.counts.unchanged == 5"),"&&",.__fromSyntaxNode("again.counts.changed + again.counts.new + again.counts.bytesRead == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:84:9-84:118
