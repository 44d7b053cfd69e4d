nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests08HeldItemB0V08socketIsc7WhileItf15BoundToWhateverhF04TestfMp_.swift:4:190-4:200
