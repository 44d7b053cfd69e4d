Testing.__checkValue(try world.differences("/home/later") == [],expression: .__fromSyntaxNode(#"try world.differences("/home/later") == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:99:9-99:60
