Testing.__checkBinaryOperation(stat(path, &found) == 0,{ $0 && $1() },found.st_mode & 0o777 == 0o644,expression: .__fromBinaryOperation(.__fromSyntaxNode("stat(path, &found) == 0"),"&&",.__fromSyntaxNode("found.st_mode & 0o777 == 0o644")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:137:9-137:75
