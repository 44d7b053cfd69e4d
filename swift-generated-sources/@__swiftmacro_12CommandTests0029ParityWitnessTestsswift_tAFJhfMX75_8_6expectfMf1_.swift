Testing.__checkBinaryOperation(Files.text(sandbox.restored(commit) + "/file-0"),{ $0 == $1() },CareTests.noise(700_000, 1),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.restored(commit) + "/file-0")"#),"==",.__fromSyntaxNode("CareTests.noise(700_000, 1)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:76:9-76:97
