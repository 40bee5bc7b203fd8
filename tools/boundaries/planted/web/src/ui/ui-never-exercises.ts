import { ToneKeyboard } from '../exercises/tone-keyboard.ts'

export const keys = ToneKeyboard
