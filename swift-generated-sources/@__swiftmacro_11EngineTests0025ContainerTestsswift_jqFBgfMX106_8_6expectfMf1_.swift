Testing.__checkBinaryOperation(both.roots.map { PathText.display($0.path) },{ $0 == $1() },["\(inner)/cache", "/home/ada/snap/evil/common"],expression: .__fromBinaryOperation(.__fromSyntaxNode("both.roots.map { PathText.display($0.path) }"),"==",.__fromSyntaxNode(#"["\(inner)/cache", "/home/ada/snap/evil/common"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:107:9-107:114
