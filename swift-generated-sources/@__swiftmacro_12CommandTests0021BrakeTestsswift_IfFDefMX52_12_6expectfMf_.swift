Testing.__checkValue(came,expression: .__fromSyntaxNode("came"),comments: ([what] as [Testing.Comment?]).compactMap(\.self),isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:53:13-53:32
