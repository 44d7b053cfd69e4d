nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07PackageaB0V46whatTheMaximumOfARoundCannotHoldIsNotTornApart4TestfMp_.swift:4:199-4:209
