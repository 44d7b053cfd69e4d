Testing.__checkBinaryOperation(parts(set),{ $0 == $1() },["containers/com.valvesoftware.Steam/data /games/Steam/data application-support"],expression: .__fromBinaryOperation(.__fromSyntaxNode("parts(set)"),"==",.__fromSyntaxNode(#"["containers/com.valvesoftware.Steam/data /games/Steam/data application-support"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:117:9-117:113
