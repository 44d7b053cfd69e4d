Testing.__checkFunctionCall(said.self,calling: {
  $0.contains($1)
},"systemctl --user restart cairn.service failed: Job for cairn.service failed.",expression: .__fromFunctionCall(.__fromSyntaxNode("said"),"contains",(nil,.__fromStringLiteral(#""systemctl --user restart cairn.service failed: Job for cairn.service failed.""#, "systemctl --user restart cairn.service failed: Job for cairn.service failed."))),comments: ["\(said)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:78:9-78:122
