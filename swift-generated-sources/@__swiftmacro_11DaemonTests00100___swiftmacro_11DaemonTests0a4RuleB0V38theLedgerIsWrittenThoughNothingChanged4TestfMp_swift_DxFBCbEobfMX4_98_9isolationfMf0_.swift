nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V38theLedgerIsWrittenThoughNothingChanged4TestfMp_.swift:5:99-5:109
