Testing.__checkBinaryOperation(outcome.isCut,{ $0 && $1() },outcome.output.count == ProgramOutcome.outputMaximum,expression: .__fromBinaryOperation(.__fromSyntaxNode("outcome.isCut"),"&&",.__fromSyntaxNode("outcome.output.count == ProgramOutcome.outputMaximum")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:33:9-33:87
