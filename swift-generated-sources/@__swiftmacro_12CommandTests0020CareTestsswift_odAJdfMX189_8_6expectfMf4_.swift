Testing.__checkBinaryOperation(Files.text(sandbox.restored("latest") + "/file-0"),{ $0 == $1() },Self.noise(700_000, 1),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.restored("latest") + "/file-0")"#),"==",.__fromSyntaxNode("Self.noise(700_000, 1)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:190:9-190:94
