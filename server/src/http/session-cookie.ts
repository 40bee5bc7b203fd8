import { hostCookie } from './host-cookie.ts'

/** Carries the token of a session. */
export const sessionCookie = hostCookie('mboa_session')
