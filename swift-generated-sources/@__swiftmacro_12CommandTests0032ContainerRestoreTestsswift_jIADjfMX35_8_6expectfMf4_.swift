Testing.__checkBinaryOperation(sandbox.json("versions", "--container", Self.id, "data/profile/places").count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("versions", "--container", Self.id, "data/profile/places").count"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:36:9-36:100
