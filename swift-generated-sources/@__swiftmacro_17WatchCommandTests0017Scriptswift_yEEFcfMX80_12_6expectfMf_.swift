Testing.__checkValue(hasCompared,expression: .__fromNegation(.__fromSyntaxNode("hasCompared"), false),comments: ["the comparison was over too soon"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/Script.swift:81:13-81:102
