Testing.__checkFunctionCall((),calling: { _ in
  told()
},expression: .__fromFunctionCall(nil,"told"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:28:25-28:41
