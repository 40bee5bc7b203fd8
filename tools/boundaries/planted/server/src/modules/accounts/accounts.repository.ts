export const findAccount = () => undefined
