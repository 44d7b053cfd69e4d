Testing.__checkFunctionCall(Files.text(Project.path + "/systemd/" + unit).self,calling: {
  $0.contains($1)
},"\nRestartPreventExitStatus=10 ",expression: .__fromFunctionCall(.__fromSyntaxNode(#"Files.text(Project.path + "/systemd/" + unit)"#),"contains",(nil,.__fromStringLiteral(#""\nRestartPreventExitStatus=10 ""#, "\nRestartPreventExitStatus=10 "))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:19:13-19:110
