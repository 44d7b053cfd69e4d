nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V025aRemovedPackIsHealedAsFarH9FilesLive4TestfMp_.swift:5:99-5:109
