Testing.__checkBinaryOperation(ended.errors.contains("CAIRN_PASSWORD_FILE"),{ $0 && $1() },ended.errors.contains("password-command"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.errors.contains("CAIRN_PASSWORD_FILE")"#),"&&",.__fromSyntaxNode(#"ended.errors.contains("password-command")"#)),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:31:13-31:130
