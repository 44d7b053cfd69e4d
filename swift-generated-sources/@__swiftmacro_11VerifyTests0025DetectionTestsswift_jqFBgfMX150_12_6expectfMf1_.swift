Testing.__checkFunctionCall(report.notes.self,calling: {
  $0.contains($1)
},.tornJournal(bytes: 94),expression: .__fromFunctionCall(.__fromSyntaxNode("report.notes"),"contains",(nil,.__fromSyntaxNode(".tornJournal(bytes: 94)"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:151:13-151:68
