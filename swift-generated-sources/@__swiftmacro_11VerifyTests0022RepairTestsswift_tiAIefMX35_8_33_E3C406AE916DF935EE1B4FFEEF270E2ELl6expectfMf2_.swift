Testing.__checkValue(isSame,expression: .__fromSyntaxNode("isSame"),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:36:9-36:56
