export const limit = 6
