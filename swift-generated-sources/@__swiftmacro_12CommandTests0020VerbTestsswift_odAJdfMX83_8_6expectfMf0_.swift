Testing.__checkBinaryOperation(changes(commits[1], "latest"),{ $0 == $1() },["removed /notes/two.md", "type /link", "metadata /notes", "metadata "],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"changes(commits[1], "latest")"#),"==",.__fromSyntaxNode(#"["removed /notes/two.md", "type /link", "metadata /notes", "metadata "]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:84:9-84:122
