Testing.__checkBinaryOperation(verdict.first?.hasPrefix("ok "),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"verdict.first?.hasPrefix("ok ")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:150:9-150:57
