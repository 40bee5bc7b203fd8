import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { linkPictureFile, loadPacks, packsFolder } from '@mboa/content'
import { glossLanguages, type CourseDescription, type GlossLanguage } from '@mboa/contract'
import { seededRandom, weaveCloth, type ClothSign } from '@mboa/domain'

/** As most places show the picture of a link whole: 1.91 to 1. */
export const linkPictureSize = { width: 1200, height: 630 }

const questions: Readonly<Record<GlossLanguage, string>> = {
  en: 'Do you know these words?',
  fr: 'Connaissez-vous ces mots\u00a0?',
}

/** Of `web/src/ui/wordmark.tsx`: read, so that there is one wordmark. */
const wordmark = /wordmarkPath =\s+'([^']+)'/.exec(
  readFileSync(new URL('../../web/src/ui/wordmark.tsx', import.meta.url), 'utf8'),
)?.[1]

const signs: readonly ClothSign[] = ['high', 'low', 'mid', 'falling', 'rising', 'knot']
const columns = 24
const rows = 3
const side = 72

/** File with the hash of the drawing of which each picture was made. */
export const drawnFile = 'drawn.json'

/** Lists the pictures of all courses, including those that are not shown yet. */
export async function listLinkPictures() {
  const courses = await loadPacks(packsFolder)
  return courses.flatMap(({ description }) =>
    glossLanguages.map((language) => {
      const svg = composeLinkPicture(description, language)
      const drawnOf = createHash('sha256').update(svg).digest('hex').slice(0, 16)
      return { file: linkPictureFile(description.course, language), svg, drawnOf }
    }),
  )
}

/** The picture of a course's challenges in one language of the interface, without its font. */
function composeLinkPicture(
  { course, name, autonym }: Pick<CourseDescription, 'course' | 'name' | 'autonym'>,
  language: GlossLanguage,
): string {
  if (wordmark === undefined) throw new Error('The wordmark is not where it was')
  const { width, height } = linkPictureSize
  const random = seededRandom(course)
  const drawn = Array.from({ length: columns * rows }, () => signs[random.below(signs.length)])
  const cloth = weaveCloth(
    drawn.flatMap((sign) => sign ?? []),
    { columns, gap: 26 },
  )
  const shown = name[language]
  const under = shown === autonym ? '' : text(autonym, { y: 342, size: 44, weight: 400 })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#171b52"/>
<path transform="translate(${side - 3} 64) scale(1.5)" d="${wordmark}" fill="none" stroke="#ffffff" stroke-width="5.5" stroke-miterlimit="6"/>
${text(shown, { y: 276, size: 96, weight: 600 })}
${under}
${text(questions[language], { y: 420, size: 52, weight: 400 })}
<path transform="translate(${(width - cloth.width) / 2} 470)" d="${cloth.path}" fill="none" stroke="#f5f3ea" stroke-width="2.4"/>
</svg>`
}

/** Long names are drawn narrower: about so many letters of their size fill the width. */
function text(content: string, { y, size, weight }: { y: number; size: number; weight: number }) {
  const room = (linkPictureSize.width - 2 * side) / (0.62 * size)
  const fitted = content.length > room ? Math.floor((size * room) / content.length) : size
  return `<text x="${side}" y="${y}" font-family="Noto Sans" font-weight="${weight}" font-size="${fitted}" fill="#ffffff">${escape(content)}</text>`
}

const escape = (content: string) =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const { resolve } = createRequire(new URL('../../web/package.json', import.meta.url))

/** The font as a page has it, so that every machine draws the same letters. */
export function linkPictureFont(): string {
  const faces = [
    [400, '400Regular/NotoSans_400Regular.ttf'],
    [600, '600SemiBold/NotoSans_600SemiBold.ttf'],
  ] as const
  return faces
    .map(([weight, file]) => {
      const bytes = readFileSync(resolve(`@expo-google-fonts/noto-sans/${file}`))
      const address = `data:font/ttf;base64,${bytes.toString('base64')}`
      return `@font-face{font-family:"Noto Sans";font-weight:${weight};src:url(${address})}`
    })
    .join('')
}
