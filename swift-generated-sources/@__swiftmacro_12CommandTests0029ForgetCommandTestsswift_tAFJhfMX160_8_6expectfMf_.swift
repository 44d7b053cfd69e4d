Testing.__checkBinaryOperation(Self.actions(planned("[retention]\n" + nothing)),{ $0 == $1() },forgotten,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.actions(planned("[retention]\n" + nothing))"#),"==",.__fromSyntaxNode("forgotten")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:161:9-161:79
