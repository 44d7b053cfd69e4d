Testing.__checkValue(try object(.stale(since: nil, nanoseconds: 0, trouble: nil))["since"] as? NSNull != nil,expression: .__fromSyntaxNode(#"try object(.stale(since: nil, nanoseconds: 0, trouble: nil))["since"] as? NSNull != nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/HookTests.swift:151:9-151:105
