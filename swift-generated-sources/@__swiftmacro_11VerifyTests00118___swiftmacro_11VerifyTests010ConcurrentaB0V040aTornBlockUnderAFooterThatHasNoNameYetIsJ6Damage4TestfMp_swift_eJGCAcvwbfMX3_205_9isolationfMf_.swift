nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests010ConcurrentaB0V040aTornBlockUnderAFooterThatHasNoNameYetIsJ6Damage4TestfMp_.swift:4:206-4:216
