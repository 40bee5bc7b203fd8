export const session = 'of somebody'
