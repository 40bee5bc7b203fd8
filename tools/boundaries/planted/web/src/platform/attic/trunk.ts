export const trunk = 'full'
