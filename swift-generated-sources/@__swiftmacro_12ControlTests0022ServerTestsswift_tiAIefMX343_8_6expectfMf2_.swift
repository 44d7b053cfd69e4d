Testing.__checkClosureCall(throws: ControlFailure.closed,performing: { _ = try borrower.ask(.ping) },expression: .__fromSyntaxNode("_ = try borrower.ask(.ping)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:344:9-344:79
