Testing.__checkValue(try received(listener)["MESSAGE"] == "this".bytes,expression: .__fromSyntaxNode(#"try received(listener)["MESSAGE"] == "this".bytes"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:87:9-87:67
