Testing.__checkBinaryOperation(Self.check(sandbox, sandbox.restored(next), ["locked.db"]).first?.hasPrefix("ok "),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.check(sandbox, sandbox.restored(next), ["locked.db"]).first?.hasPrefix("ok ")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:129:9-129:108
