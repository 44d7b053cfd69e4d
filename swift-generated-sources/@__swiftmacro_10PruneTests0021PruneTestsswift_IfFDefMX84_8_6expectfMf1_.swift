Testing.__checkFunctionCall(before.filter { !$0.hasPrefix("packs/open/") }.self,calling: {
  $0.isSubset(of: $1)
},Set(rig.packs.keys),expression: .__fromFunctionCall(.__fromSyntaxNode(#"before.filter { !$0.hasPrefix("packs/open/") }"#),"isSubset",("of",.__fromSyntaxNode("Set(rig.packs.keys)"))),comments: [.__line("// Open packs may be sealed meanwhile, but nothing sealed is gone.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:85:9-85:98
