nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests016ContainerRestoreB0V032anyRootComesBackElsewhereWithMapF04TestfMp_.swift:5:99-5:109
