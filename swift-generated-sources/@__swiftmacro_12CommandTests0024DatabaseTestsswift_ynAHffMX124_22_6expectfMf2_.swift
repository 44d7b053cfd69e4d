Testing.__checkBinaryOperation(Self.check(sandbox, restored, ["locked.db"]).first?.hasPrefix("ok "),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.check(sandbox, restored, ["locked.db"]).first?.hasPrefix("ok ")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:125:23-125:108
