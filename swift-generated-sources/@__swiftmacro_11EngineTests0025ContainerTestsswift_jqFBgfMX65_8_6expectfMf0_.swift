Testing.__checkBinaryOperation(set.problems.first { $0.path == Array("\(snap)/current".utf8) }?.reason,{ $0 == $1() },.noRevision(Array(target.utf8)),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.problems.first { $0.path == Array("\(snap)/current".utf8) }?.reason"#),"==",.__fromSyntaxNode(".noRevision(Array(target.utf8))")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:66:9-66:124
