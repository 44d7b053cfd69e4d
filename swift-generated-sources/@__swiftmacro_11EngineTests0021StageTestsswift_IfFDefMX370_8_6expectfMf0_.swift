Testing.__checkBinaryOperation(plan(
                ["/etc"],
                live: [CatalogRoot(definition: steps[0].root, anchor: 1, first: 1, last: nil)])[0]
                .focus,{ $0 == $1() },["etc".bytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"plan(\#n                ["/etc"],\#n                live: [CatalogRoot(definition: steps[0].root, anchor: 1, first: 1, last: nil)])[0]\#n                .focus"#),"==",.__fromSyntaxNode(#"["etc".bytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:371:9-375:41
