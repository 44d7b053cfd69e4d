Testing.__checkBinaryOperation(foretold.dead == report.dead && foretold.rewritten == report.rewritten,{ $0 && $1() },foretold.removed == report.removed,expression: .__fromBinaryOperation(.__fromSyntaxNode("foretold.dead == report.dead && foretold.rewritten == report.rewritten"),"&&",.__fromSyntaxNode("foretold.removed == report.removed")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:71:9-71:126
