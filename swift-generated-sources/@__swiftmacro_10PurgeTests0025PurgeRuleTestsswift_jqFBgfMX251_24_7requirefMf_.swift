Testing.__checkFunctionCall((),calling: { 
  root($1)
},"/home/ada/.var/app/org.example.Web/cache/tmp",expression: .__fromFunctionCall(nil,"root",(nil,.__fromStringLiteral(#""/home/ada/.var/app/org.example.Web/cache/tmp""#, "/home/ada/.var/app/org.example.Web/cache/tmp"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:252:25-252:87
