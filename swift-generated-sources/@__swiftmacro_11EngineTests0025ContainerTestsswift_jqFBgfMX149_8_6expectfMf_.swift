Testing.__checkBinaryOperation(set.containers.count,{ $0 == $1() },ContainerFinder.containersMaximum,expression: .__fromBinaryOperation(.__fromSyntaxNode("set.containers.count"),"==",.__fromSyntaxNode("ContainerFinder.containersMaximum")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:150:9-150:75
