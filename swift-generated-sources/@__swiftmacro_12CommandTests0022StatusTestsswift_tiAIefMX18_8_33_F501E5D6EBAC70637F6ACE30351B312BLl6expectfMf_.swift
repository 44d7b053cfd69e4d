Testing.__checkBinaryOperation((proof?.fields["stored"] as? Bool),{ $0 == $1() },(code == 0),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"(proof?.fields["stored"] as? Bool)"#),"==",.__fromSyntaxNode("(code == 0)")),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:19:9-19:99
