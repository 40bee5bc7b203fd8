import { hasPicture } from '../pictures.ts'
import type { Finding } from './finding.ts'

/** A picture is one emoji, and one that we have a drawing of. */
export function checkPicture({ picture }: { picture?: string | undefined }): Finding[] {
  if (picture === undefined || hasPicture(picture)) return []
  const message = /^\p{RGI_Emoji}$/v.test(picture)
    ? `there is no drawing of ${picture}: run "npm run pictures"`
    : `"${picture}" is not one emoji`
  return [{ path: ['picture'], code: 'picture', message }]
}
