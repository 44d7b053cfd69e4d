nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests011PowerSupplyB0V014aKernelWithoutC16SuppliesHasMains4TestfMp_.swift:4:192-4:202
