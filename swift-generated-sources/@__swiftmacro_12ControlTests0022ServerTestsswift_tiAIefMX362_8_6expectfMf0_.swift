Testing.__checkClosureCall(throws: ControlFailure.cancelled,performing: { _ = try rig.client().ask(.flush, within: nil, cancellation: cancellation) },expression: .__fromSyntaxNode("_ = try rig.client().ask(.flush, within: nil, cancellation: cancellation)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:363:9-363:128
