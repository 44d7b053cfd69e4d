Testing.__checkBinaryOperation(asked.suffix(2),{ $0 == $1() },["--user disable --now cairn.service", "--user daemon-reload"],expression: .__fromBinaryOperation(.__fromSyntaxNode("asked.suffix(2)"),"==",.__fromSyntaxNode(#"["--user disable --now cairn.service", "--user daemon-reload"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:57:9-57:99
