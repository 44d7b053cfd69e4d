nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07PackageaB0V01aC34WithinAPackageWaitsWithTheOuterOne4TestfMp_.swift:4:191-4:201
