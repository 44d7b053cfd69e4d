nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests011PowerSupplyB0V014aKernelWithoutC16SuppliesHasMains4TestfMp_.swift:5:99-5:109
