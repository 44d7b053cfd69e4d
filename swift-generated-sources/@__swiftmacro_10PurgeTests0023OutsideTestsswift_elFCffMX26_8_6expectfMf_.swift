Testing.__checkBinaryOperation(Files.names(rig.path("in")).isEmpty && totals.items == 5,{ $0 && $1() },notes.stayed.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.names(rig.path("in")).isEmpty && totals.items == 5"#),"&&",.__fromSyntaxNode("notes.stayed.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:27:9-27:98
