Testing.__checkBinaryOperation(ended.errors,{ $0 == $1() },"cairn: cannot read /else: no such file or directory\n",expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.errors"),"==",.__fromStringLiteral(#""cairn: cannot read /else: no such file or directory\n""#, "cairn: cannot read /else: no such file or directory\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:86:9-86:89
