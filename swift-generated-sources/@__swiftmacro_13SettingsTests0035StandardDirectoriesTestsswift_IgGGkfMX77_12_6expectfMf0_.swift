Testing.__checkBinaryOperation(StandardDirectories(user).places.filter(\.isDisabled).count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"StandardDirectories(user).places.filter(\.isDisabled).count"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:78:13-78:86
