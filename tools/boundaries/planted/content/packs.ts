export const packs = []
