export const ToneKeyboard = () => undefined
