Testing.__checkBinaryOperation(asked,{ $0 == $1() },["--user daemon-reload", "--user enable cairn.service", "--user reset-failed cairn.service", "--user restart cairn.service"],expression: .__fromBinaryOperation(.__fromSyntaxNode("asked"),"==",.__fromSyntaxNode(#"["--user daemon-reload", "--user enable cairn.service", "--user reset-failed cairn.service", "--user restart cairn.service"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:28:9-28:151
