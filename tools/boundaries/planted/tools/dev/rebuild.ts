export const rebuild = () => undefined
