nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests016ContainerRestoreB0V032anyRootComesBackElsewhereWithMapF04TestfMp_.swift:4:198-4:208
