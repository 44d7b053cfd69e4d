Testing.__checkBinaryOperation(errors.contains("was forgotten") && errors.contains(ids[0].prefix(8)),{ $0 && $1() },errors.contains(ids[3].prefix(8)),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"errors.contains("was forgotten") && errors.contains(ids[0].prefix(8))"#),"&&",.__fromSyntaxNode("errors.contains(ids[3].prefix(8))")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:52:9-52:124
