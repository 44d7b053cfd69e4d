Testing.__checkBinaryOperation(ended.errors,{ $0 == $1() },"cairn: interrupted; what was committed stays, the next backup goes on from there\n",expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.errors"),"==",.__fromStringLiteral(#""cairn: interrupted; what was committed stays, the next backup goes on from there\n""#, "cairn: interrupted; what was committed stays, the next backup goes on from there\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:166:9-166:118
