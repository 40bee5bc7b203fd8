import { wordSession } from '../features/words/word-session.ts'

export const exercise = wordSession
