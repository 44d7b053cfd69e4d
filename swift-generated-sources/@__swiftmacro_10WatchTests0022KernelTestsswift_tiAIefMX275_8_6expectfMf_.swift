Testing.__checkClosureCall(throws: SystemError("start watching", code: EBUSY),performing: { try WatchRig(starts: false) },expression: .__fromSyntaxNode("try WatchRig(starts: false)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:276:9-276:100
