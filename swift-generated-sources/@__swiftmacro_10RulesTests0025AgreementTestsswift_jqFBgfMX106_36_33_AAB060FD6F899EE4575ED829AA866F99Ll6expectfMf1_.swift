Testing.__checkBinaryOperation(item,{ $0 == $1() },rig.tree.snapshot("/home")[path],expression: .__fromBinaryOperation(.__fromSyntaxNode("item"),"==",.__fromSyntaxNode(#"rig.tree.snapshot("/home")[path]"#)),comments: ["\(comment): \(PathText.display(path))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/AgreementTests.swift:107:37-107:127
