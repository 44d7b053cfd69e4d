Testing.__checkBinaryOperation(text(unitPath),{ $0 == $1() },"[Service]\nExecStart=/bin/true\n",expression: .__fromBinaryOperation(.__fromSyntaxNode("text(unitPath)"),"==",.__fromStringLiteral(#""[Service]\nExecStart=/bin/true\n""#, "[Service]\nExecStart=/bin/true\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:91:9-91:70
