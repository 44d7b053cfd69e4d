Testing.__checkFunctionCall((),calling: { 
  fields($1)
},datagram,expression: .__fromFunctionCall(nil,"fields",(nil,.__fromSyntaxNode("datagram"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:44:20-44:46
