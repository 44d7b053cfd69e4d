Testing.__checkBinaryOperation(rig.sandbox.run("/usr/bin/chattr", ["+d", rig.work + "/not"]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.sandbox.run("/usr/bin/chattr", ["+d", rig.work + "/not"]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:130:9-130:89
