Testing.__checkBinaryOperation(text == "standard = true\n\n[[root]]\nname = \"data\"\npath = \"/srv/data\"\n",{ $0 && $1() },keeps,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"text == "standard = true\n\n[[root]]\nname = \"data\"\npath = \"/srv/data\"\n""#),"&&",.__fromSyntaxNode("keeps")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:21:9-21:105
