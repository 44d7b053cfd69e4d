Testing.__checkValue(found[name],expression: .__fromSyntaxNode("found[name]"),comments: ["\(commit): \(Name.shown(name)) was not restored"],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:174:28-174:100
