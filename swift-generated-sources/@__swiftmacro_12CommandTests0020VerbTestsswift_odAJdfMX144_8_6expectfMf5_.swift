Testing.__checkBinaryOperation(sandbox.bareCairn("--config", sandbox.file("settings.toml"), "ls").text,{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.bareCairn("--config", sandbox.file("settings.toml"), "ls").text"#),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:145:9-145:101
