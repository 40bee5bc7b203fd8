import { letters } from './letters-that-are-not-there.ts'

export const alphabet = letters
