nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08DatabaseB0V30databaseThatIsLockedAllTheTime4TestfMp_.swift:5:99-5:109
