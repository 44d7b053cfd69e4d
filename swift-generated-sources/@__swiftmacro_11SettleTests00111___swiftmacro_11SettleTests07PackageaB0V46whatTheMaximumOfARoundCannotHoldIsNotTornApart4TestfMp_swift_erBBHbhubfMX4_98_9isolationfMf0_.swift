nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07PackageaB0V46whatTheMaximumOfARoundCannotHoldIsNotTornApart4TestfMp_.swift:5:99-5:109
