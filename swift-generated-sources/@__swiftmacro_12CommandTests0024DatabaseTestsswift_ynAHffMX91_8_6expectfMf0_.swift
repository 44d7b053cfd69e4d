Testing.__checkBinaryOperation(marked(sandbox.cairn("versions", bad).lines),{ $0 == $1() },[true],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"marked(sandbox.cairn("versions", bad).lines)"#),"==",.__fromSyntaxNode("[true]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:92:9-92:72
