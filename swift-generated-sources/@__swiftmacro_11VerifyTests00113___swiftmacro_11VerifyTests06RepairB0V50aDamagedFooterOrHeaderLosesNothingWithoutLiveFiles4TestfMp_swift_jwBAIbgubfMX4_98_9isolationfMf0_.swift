nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V50aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles4TestfMp_.swift:5:99-5:109
