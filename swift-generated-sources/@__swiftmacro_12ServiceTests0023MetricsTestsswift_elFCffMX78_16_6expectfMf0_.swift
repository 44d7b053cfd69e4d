Testing.__checkValue(words[3] == "counter" ? words[2].hasSuffix("_total") : !words[2].hasSuffix("_total"),expression: .__fromSyntaxNode(#"words[3] == "counter" ? words[2].hasSuffix("_total") : !words[2].hasSuffix("_total")"#),comments: ["\(line)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:79:17-79:121
