Testing.__checkFunctionCall(PackageRules.standard.self,calling: {
  $0.names($1)
},name.bytes,expression: .__fromFunctionCall(.__fromSyntaxNode("PackageRules.standard"),"names",(nil,.__fromSyntaxNode("name.bytes"))),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:65:91-65:150
