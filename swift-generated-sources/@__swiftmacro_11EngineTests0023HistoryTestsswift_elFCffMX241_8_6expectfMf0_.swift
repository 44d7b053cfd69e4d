Testing.__checkBinaryOperation(names.last == "a@81",{ $0 && $1() },names[79] == "b@80",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"names.last == "a@81""#),"&&",.__fromSyntaxNode(#"names[79] == "b@80""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:242:9-242:61
