Testing.__checkBinaryOperation(set.lines,{ $0 == $1() },["C /a/b/c held by /a", "B /a/b held by /a", "A /a kept", "AB /ab kept"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.lines"),"==",.__fromSyntaxNode(#"["C /a/b/c held by /a", "B /a/b held by /a", "A /a kept", "AB /ab kept"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:56:9-56:103
