export const createApp = () => undefined
