Testing.__checkBinaryOperation(rig.run("pause").text,{ $0 == $1() },"paused until `cairn resume`\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.run("pause").text"#),"==",.__fromStringLiteral(#""paused until `cairn resume`\n""#, "paused until `cairn resume`\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:139:9-139:74
