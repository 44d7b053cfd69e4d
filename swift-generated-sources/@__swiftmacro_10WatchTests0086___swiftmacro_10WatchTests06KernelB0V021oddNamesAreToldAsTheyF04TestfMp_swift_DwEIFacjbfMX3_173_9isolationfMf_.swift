nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V021oddNamesAreToldAsTheyF04TestfMp_.swift:4:174-4:184
