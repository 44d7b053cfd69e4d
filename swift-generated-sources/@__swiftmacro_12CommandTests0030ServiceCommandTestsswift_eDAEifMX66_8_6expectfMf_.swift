Testing.__checkBinaryOperation(said.contains("loginctl enable-linger"),{ $0 && $1() },said.contains("XDG_RUNTIME_DIR=/run/user/"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"said.contains("loginctl enable-linger")"#),"&&",.__fromSyntaxNode(#"said.contains("XDG_RUNTIME_DIR=/run/user/")"#)),comments: ["\(said)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:67:9-67:115
