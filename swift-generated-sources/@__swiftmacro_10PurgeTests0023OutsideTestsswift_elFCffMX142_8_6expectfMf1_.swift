Testing.__checkBinaryOperation(removed > 0,{ $0 && $1() },missed > 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("removed > 0"),"&&",.__fromSyntaxNode("missed > 0")),comments: [.__line("// There was a race: some were removed, some runs met the link."),"removed \(removed), missed in \(missed) runs"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:143:9-143:91
