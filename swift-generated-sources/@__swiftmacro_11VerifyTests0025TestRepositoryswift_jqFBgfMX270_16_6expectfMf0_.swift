Testing.__checkValue(isSame,expression: .__fromSyntaxNode("isSame"),comments: ["\(name) at \(commit)"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/VerifyTests/TestRepository.swift:271:17-271:88
