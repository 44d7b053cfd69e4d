Testing.__checkFunctionCall((),calling: { _ in
  kept()
},expression: .__fromFunctionCall(nil,"kept"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:116:30-116:46
