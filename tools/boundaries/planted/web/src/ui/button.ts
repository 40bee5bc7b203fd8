export const Button = () => undefined
