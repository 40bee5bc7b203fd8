import { wordSession } from '../words/word-session.ts'

export const lesson = wordSession
