Testing.__checkBinaryOperation(few[ids[2]] == "keep",{ $0 && $1() },few[ids[0]] == "forget",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"few[ids[2]] == "keep""#),"&&",.__fromSyntaxNode(#"few[ids[0]] == "forget""#)),comments: ["\(option)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:95:13-95:83
