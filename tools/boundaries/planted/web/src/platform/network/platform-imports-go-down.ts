import { session } from '../session/session.ts'

export const request = session
