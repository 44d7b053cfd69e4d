nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08DatabaseB0V30databaseThatIsLockedAllTheTime4TestfMp_.swift:4:184-4:194
