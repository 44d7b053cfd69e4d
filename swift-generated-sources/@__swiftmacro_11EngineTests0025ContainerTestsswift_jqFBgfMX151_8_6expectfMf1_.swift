Testing.__checkBinaryOperation(set.problems.map(\.reason),{ $0 == $1() },[.tooMany(ContainerFinder.partsMaximum), .tooMany(ContainerFinder.containersMaximum)],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.problems.map(\.reason)"#),"==",.__fromSyntaxNode("[.tooMany(ContainerFinder.partsMaximum), .tooMany(ContainerFinder.containersMaximum)]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:152:9-152:133
