Testing.__checkValue(sandbox.json("exclude", "list").contains { $0["type"] == "dropped_flag" && $0["rule"] == "flag-robots" },expression: .__fromSyntaxNode(#"sandbox.json("exclude", "list").contains { $0["type"] == "dropped_flag" && $0["rule"] == "flag-robots" }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:62:9-62:122
