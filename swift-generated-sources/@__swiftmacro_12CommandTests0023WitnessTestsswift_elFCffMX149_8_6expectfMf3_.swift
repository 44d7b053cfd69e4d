Testing.__checkBinaryOperation(history("settings/journal/yesterday"),{ $0 == $1() },["home/ada/notes/today gone", "settings/journal/yesterday now"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"history("settings/journal/yesterday")"#),"==",.__fromSyntaxNode(#"["home/ada/notes/today gone", "settings/journal/yesterday now"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:150:9-150:122
