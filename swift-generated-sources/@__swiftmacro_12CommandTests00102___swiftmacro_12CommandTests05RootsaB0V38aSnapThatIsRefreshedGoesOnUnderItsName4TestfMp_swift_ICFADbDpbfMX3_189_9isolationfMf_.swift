nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05RootsaB0V38aSnapThatIsRefreshedGoesOnUnderItsName4TestfMp_.swift:4:190-4:200
