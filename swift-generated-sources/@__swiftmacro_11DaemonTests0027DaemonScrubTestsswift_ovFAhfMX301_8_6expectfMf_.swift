Testing.__checkBinaryOperation(world.observer.damage.first?.trouble?.contains("cairn repair"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"world.observer.damage.first?.trouble?.contains("cairn repair")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:302:9-302:88
