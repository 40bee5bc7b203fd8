import { join } from 'node:path'
import type { GlossLanguage } from '@mboa/contract'

/** What stands beside a challenge's link in a message: a PNG for each course and language. */
export const linkPicturesFolder = join(import.meta.dirname, 'link-pictures')

/** @example `linkPictureFile('ewo', 'fr')` is `'ewo.fr.png'` */
export const linkPictureFile = (course: string, language: GlossLanguage): string =>
  `${course}.${language}.png`
