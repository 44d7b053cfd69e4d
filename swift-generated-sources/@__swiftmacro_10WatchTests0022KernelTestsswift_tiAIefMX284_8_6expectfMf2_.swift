Testing.__checkValue(try second.differences() == [],expression: .__fromSyntaxNode("try second.differences() == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:285:9-285:48
