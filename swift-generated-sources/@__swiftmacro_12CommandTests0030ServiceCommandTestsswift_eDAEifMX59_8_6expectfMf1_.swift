Testing.__checkBinaryOperation(lstat(sandbox.file("config/systemd/user/default.target.wants/cairn.service"), &found),{ $0 != $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lstat(sandbox.file("config/systemd/user/default.target.wants/cairn.service"), &found)"#),"!=",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:60:9-60:108
