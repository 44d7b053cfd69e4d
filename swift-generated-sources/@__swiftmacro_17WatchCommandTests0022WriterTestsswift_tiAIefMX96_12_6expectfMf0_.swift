Testing.__checkBinaryOperation(verdict.text,{ $0 == $1() },"[('ok',)] [(200000, 2000)]\n",expression: .__fromBinaryOperation(.__fromSyntaxNode("verdict.text"),"==",.__fromStringLiteral(#""[('ok',)] [(200000, 2000)]\n""#, "[('ok',)] [(200000, 2000)]\n")),comments: ["\(version["commit"] ?? ""): \(verdict.text.prefix(300))\(verdict.errors)\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:97:13-97:154
