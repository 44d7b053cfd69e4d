Testing.__checkBinaryOperation(Files.content(sandbox.repository + "/cairn.json"),{ $0 == $1() },before,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.content(sandbox.repository + "/cairn.json")"#),"==",.__fromSyntaxNode("before")),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:62:13-62:113
