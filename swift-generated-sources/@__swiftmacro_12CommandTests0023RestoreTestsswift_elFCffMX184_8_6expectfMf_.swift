Testing.__checkBinaryOperation(ended.errors,{ $0 == $1() },"cairn: cannot restore \(out)\(sandbox.source)/letter.txt: a directory with content is in the way (--delete would remove it)\n",expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.errors"),"==",.__fromSyntaxNode(#""cairn: cannot restore \(out)\(sandbox.source)/letter.txt: a directory with content is in the way (--delete would remove it)\n""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:185:9-185:161
