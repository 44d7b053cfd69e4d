Testing.__checkBinaryOperation((world.loop.scrub.record.lostVersionCount > 0),{ $0 == $1() },isSecondDamaged,expression: .__fromBinaryOperation(.__fromSyntaxNode("(world.loop.scrub.record.lostVersionCount > 0)"),"==",.__fromSyntaxNode("isSecondDamaged")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:215:9-215:83
