import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './problem.ts'
import type { GlossLanguage } from '@mboa/contract'

/** The drawings that come with the product, one SVG per emoji that a pack or a concept shows. */
export const picturesFolder = join(import.meta.dirname, 'pictures')

/**
 * The file that shows an emoji: its code points, without the sign that only asks for colour.
 * @example `pictureFile('☀️')` is `'2600.svg'`
 */
export function pictureFile(emoji: string): string {
  const points = Array.from(emoji, (sign) => sign.codePointAt(0)?.toString(16) ?? '')
  return `${points.filter((point) => point !== 'fe0f').join('-')}.svg`
}

const files = new Set(readdirSync(picturesFolder))

/** Whether the product has a drawing of the emoji. */
function hasPicture(emoji: string): boolean {
  return files.has(pictureFile(emoji))
}

/** A picture is one emoji, and one that we have a drawing of. */
export function checkPicture({ picture }: { picture?: string | undefined }): Finding[] {
  if (picture === undefined || hasPicture(picture)) return []
  const message = /^\p{RGI_Emoji}$/v.test(picture)
    ? `there is no drawing of ${picture}: run "npm run pictures"`
    : `"${picture}" is not one emoji`
  return [{ path: ['picture'], code: 'picture', message }]
}

/** What stands beside a challenge's link in a message: a PNG for each course and language. */
export const linkPicturesFolder = join(import.meta.dirname, 'link-pictures')

/** @example `linkPictureFile('ewo', 'fr')` is `'ewo.fr.png'` */
export const linkPictureFile = (course: string, language: GlossLanguage): string =>
  `${course}.${language}.png`
