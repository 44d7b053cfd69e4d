Testing.__checkBinaryOperation(steps[0].root,{ $0 == $1() },RootDefinition(
                    number: 10, name: "home/me".bytes, path: "/home/me".bytes, role: .adHoc),expression: .__fromBinaryOperation(.__fromSyntaxNode("steps[0].root"),"==",.__fromSyntaxNode(#"RootDefinition(\#n                    number: 10, name: "home/me".bytes, path: "/home/me".bytes, role: .adHoc)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:339:9-342:94
