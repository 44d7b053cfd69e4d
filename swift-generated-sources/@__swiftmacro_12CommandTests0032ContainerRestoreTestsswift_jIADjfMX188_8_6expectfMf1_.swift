Testing.__checkBinaryOperation(third.errors.contains("there are 2 containers"),{ $0 && $1() },third.errors.contains("--map-root"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"third.errors.contains("there are 2 containers")"#),"&&",.__fromSyntaxNode(#"third.errors.contains("--map-root")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:189:9-189:104
