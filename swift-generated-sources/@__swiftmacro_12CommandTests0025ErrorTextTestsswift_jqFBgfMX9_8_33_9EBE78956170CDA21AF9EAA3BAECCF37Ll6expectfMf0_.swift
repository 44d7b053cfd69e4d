Testing.__checkBinaryOperation(ended.errors,{ $0 == $1() },text + "\n",expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.errors"),"==",.__fromSyntaxNode(#"text + "\n""#)),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:10:9-10:77
