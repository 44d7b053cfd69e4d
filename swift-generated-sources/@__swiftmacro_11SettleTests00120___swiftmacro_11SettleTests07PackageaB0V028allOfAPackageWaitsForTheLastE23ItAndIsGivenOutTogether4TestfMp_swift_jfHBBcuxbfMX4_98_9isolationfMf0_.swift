nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07PackageaB0V028allOfAPackageWaitsForTheLastE23ItAndIsGivenOutTogether4TestfMp_.swift:5:99-5:109
