export const router = {}
