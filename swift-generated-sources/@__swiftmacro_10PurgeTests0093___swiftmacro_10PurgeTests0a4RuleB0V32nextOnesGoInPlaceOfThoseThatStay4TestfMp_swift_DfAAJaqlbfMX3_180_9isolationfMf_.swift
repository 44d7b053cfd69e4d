nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V32nextOnesGoInPlaceOfThoseThatStay4TestfMp_.swift:4:181-4:191
