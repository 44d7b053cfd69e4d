Testing.__checkBinaryOperation(history("settings/journal"),{ $0 == $1() },["home/ada/notes gone", "home/ada/notes gone", "settings/journal now"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"history("settings/journal")"#),"==",.__fromSyntaxNode(#"["home/ada/notes gone", "home/ada/notes gone", "settings/journal now"]"#)),comments: [.__line("// A file became a directory, which was moved.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:152:9-152:119
