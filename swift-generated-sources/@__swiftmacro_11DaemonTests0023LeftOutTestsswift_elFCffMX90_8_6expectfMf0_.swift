Testing.__checkFunctionCall((),calling: { 
  isTroubled($1,$2)
},world,"/home/docs/a.o",expression: .__fromNegation(.__fromFunctionCall(nil,"isTroubled",(nil,.__fromSyntaxNode("world")),(nil,.__fromStringLiteral(#""/home/docs/a.o""#, "/home/docs/a.o"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:91:9-91:54
