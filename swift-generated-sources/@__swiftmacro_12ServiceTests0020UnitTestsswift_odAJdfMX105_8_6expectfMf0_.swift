Testing.__checkFunctionCall(unit.text.self,calling: {
  $0.hasPrefix($1)
},UserUnit.mark,expression: .__fromFunctionCall(.__fromSyntaxNode("unit.text"),"hasPrefix",(nil,.__fromSyntaxNode("UserUnit.mark"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:106:9-106:52
