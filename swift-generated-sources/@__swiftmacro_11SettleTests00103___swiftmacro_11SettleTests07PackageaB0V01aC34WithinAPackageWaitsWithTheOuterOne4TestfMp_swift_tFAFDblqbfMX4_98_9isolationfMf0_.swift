nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07PackageaB0V01aC34WithinAPackageWaitsWithTheOuterOne4TestfMp_.swift:5:99-5:109
