Testing.__checkBinaryOperation(rig.sandbox.run("/usr/bin/chattr", ["+d", rig.work + "/dumped"]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.sandbox.run("/usr/bin/chattr", ["+d", rig.work + "/dumped"]).code"#),"==",.__fromSyntaxNode("0")),comments: [.__line("// Set while it runs, it is seen with the next change in it.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:135:9-135:92
