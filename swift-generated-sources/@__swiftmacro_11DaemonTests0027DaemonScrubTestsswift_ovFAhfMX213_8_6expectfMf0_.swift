Testing.__checkValue(try world.verify().isDamaged == isSecondDamaged,expression: .__fromSyntaxNode("try world.verify().isDamaged == isSecondDamaged"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:214:9-214:65
