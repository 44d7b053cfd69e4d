nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07PackageaB0V028allOfAPackageWaitsForTheLastE23ItAndIsGivenOutTogether4TestfMp_.swift:4:208-4:218
