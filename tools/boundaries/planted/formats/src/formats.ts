export const formats = []
