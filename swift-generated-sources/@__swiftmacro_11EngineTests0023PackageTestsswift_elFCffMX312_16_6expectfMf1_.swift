Testing.__checkBinaryOperation(later.counts.bytesRead == 0,{ $0 && $1() },later.counts.changed == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("later.counts.bytesRead == 0"),"&&",.__fromSyntaxNode("later.counts.changed == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:313:17-313:82
