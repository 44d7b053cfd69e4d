Testing.__checkBinaryOperation(ended.text.contains("Take 1 version out of all history, for ever? Type yes: "),{ $0 && $1() },ended.text.contains("nothing was forgotten"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.text.contains("Take 1 version out of all history, for ever? Type yes: ")"#),"&&",.__fromSyntaxNode(#"ended.text.contains("nothing was forgotten")"#)),comments: ["\(ended.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:237:13-237:165
