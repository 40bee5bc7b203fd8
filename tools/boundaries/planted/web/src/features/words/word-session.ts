export const wordSession = {}
