Testing.__checkFunctionCall((),calling: { 
  Double($1)
},sandbox.run("/usr/bin/python3", words("change")).lines.first ?? "",expression: .__fromFunctionCall(nil,"Double",(nil,.__fromSyntaxNode(#"sandbox.run("/usr/bin/python3", words("change")).lines.first ?? """#))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:72:27-72:111
