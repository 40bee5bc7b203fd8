import { hostCookie } from '../../../http/host-cookie.ts'

/** Carries the code of a followed invitation through signing up or in. */
export const invitationCookie = hostCookie('mboa_invitation')
