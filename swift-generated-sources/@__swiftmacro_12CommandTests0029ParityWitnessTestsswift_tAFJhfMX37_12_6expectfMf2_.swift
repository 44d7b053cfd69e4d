Testing.__checkValue(isSame,expression: .__fromSyntaxNode("isSame"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:38:13-38:28
