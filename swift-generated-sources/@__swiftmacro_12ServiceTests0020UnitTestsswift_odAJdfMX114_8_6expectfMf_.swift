Testing.__checkValue(try command("/opt/ca irn/%h$x", "watch") == "\"/opt/ca irn/%%h$x\" watch",expression: .__fromSyntaxNode(#"try command("/opt/ca irn/%h$x", "watch") == "\"/opt/ca irn/%%h$x\" watch""#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:115:9-115:91
