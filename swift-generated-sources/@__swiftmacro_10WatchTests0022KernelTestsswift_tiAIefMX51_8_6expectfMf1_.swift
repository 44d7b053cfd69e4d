Testing.__checkValue(try rig.directories().count == 3_301 && rig.differences() == [],expression: .__fromSyntaxNode("try rig.directories().count == 3_301 && rig.differences() == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:52:9-52:81
