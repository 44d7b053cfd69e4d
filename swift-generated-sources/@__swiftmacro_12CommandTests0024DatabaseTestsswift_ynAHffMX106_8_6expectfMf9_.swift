Testing.__checkBinaryOperation(marked(sandbox.cairn("versions", bad).lines),{ $0 == $1() },[true, false],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"marked(sandbox.cairn("versions", bad).lines)"#),"==",.__fromSyntaxNode("[true, false]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:107:9-107:79
