Testing.__checkValue(isSame,expression: .__fromSyntaxNode("isSame"),comments: ["\(path)"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:17:13-17:71
