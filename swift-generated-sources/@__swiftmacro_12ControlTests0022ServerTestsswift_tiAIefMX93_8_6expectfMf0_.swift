Testing.__checkBinaryOperation(ControlAddress.candidates(repository: Hash128(), runtimeDirectory: Array("run".utf8), stateDirectory: "/s").count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ControlAddress.candidates(repository: Hash128(), runtimeDirectory: Array("run".utf8), stateDirectory: "/s").count"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:94:9-95:132
