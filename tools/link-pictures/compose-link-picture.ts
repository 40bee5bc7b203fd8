import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { linkPictureFile, loadPacks, packsFolder } from '@mboa/content'
import { glossLanguages, type CourseDescription, type GlossLanguage } from '@mboa/contract'
import { seededRandom, weaveCloth, type ClothSign } from '@mboa/domain'

/** The ratio of 1.91 to 1 that most messengers show. */
export const linkPictureSize = { width: 1200, height: 630 }

/** File with the hash of each picture's drawing. */
export const drawnFile = 'drawn.json'

const questions: Readonly<Record<GlossLanguage, string>> = {
  en: 'Do you know these words?',
  fr: 'Connaissez-vous ces mots\u00a0?',
}

const [, wordmark] =
  /wordmarkPath =\s+'([^']+)'/.exec(
    readFileSync(new URL('../../web/src/ui/wordmark.tsx', import.meta.url), 'utf8'),
  ) ?? []
if (wordmark === undefined) throw new Error('wordmark.tsx has no path')

const signs: readonly ClothSign[] = ['high', 'low', 'mid', 'falling', 'rising', 'knot']
const columns = 24
const rows = 3
const side = 72

/** Lists the pictures of all courses, including those that are not shown yet. */
export async function listLinkPictures() {
  const courses = await loadPacks(packsFolder)
  return courses.flatMap(({ description }) =>
    glossLanguages.map((language) => {
      const svg = composeLinkPicture(description, language)
      const drawnOf = hash('sha256', svg).slice(0, 16)
      return { file: linkPictureFile(description.course, language), svg, drawnOf }
    }),
  )
}

/** The picture of a course's challenges in one language of the interface, without its font. */
function composeLinkPicture(
  { course, name, autonym }: CourseDescription,
  language: GlossLanguage,
): string {
  const { width, height } = linkPictureSize
  const random = seededRandom(course)
  const drawn = Array.from({ length: columns * rows }, () => signs[random.below(signs.length)])
  const gap = 26
  const cloth = weaveCloth(
    drawn.flatMap((sign) => sign ?? []),
    { columns, gap },
  )
  const shown = name[language]
  const under = shown === autonym ? '' : text(autonym, 342, 44, 400)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#171b52"/>
<path transform="translate(${side - 3} 64) scale(1.5)" d="${wordmark}" fill="none" stroke="#ffffff" stroke-width="5.5" stroke-miterlimit="6"/>
${text(shown, 276, 96, 600)}
${under}
${text(questions[language], 420, 52, 400)}
<path transform="translate(${(width - cloth.width) / 2} 470)" d="${cloth.path}" fill="none" stroke="#f5f3ea" stroke-width="2.4"/>
</svg>`
}

/** Reduces the size of long texts to the width: a letter is about 0.62 times as wide as high. */
function text(content: string, y: number, size: number, weight: number) {
  const room = (linkPictureSize.width - 2 * side) / (0.62 * size)
  const fitted = content.length > room ? Math.floor((size * room) / content.length) : size
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<text x="${side}" y="${y}" font-family="Noto Sans" font-weight="${weight}" font-size="${fitted}" fill="#ffffff">${escaped}</text>`
}
