Testing.__checkValue(isSame,expression: .__fromSyntaxNode("isSame"),comments: ["\(path) at \(commit)"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/VerifyTests/TestRepository.swift:254:21-254:92
