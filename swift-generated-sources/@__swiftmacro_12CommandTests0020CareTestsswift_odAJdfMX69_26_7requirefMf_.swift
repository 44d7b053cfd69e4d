Testing.__checkFunctionCall((),calling: { 
  JSONObject($1)
},String(fine.text.split(separator: "\n").last ?? ""),expression: .__fromFunctionCall(nil,"JSONObject",(nil,.__fromSyntaxNode(#"String(fine.text.split(separator: "\n").last ?? "")"#))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:70:27-70:100
