import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { conceptsFolder, packsFolder, pictureFile, picturesFolder } from '@mboa/content'
import { parse } from 'yaml'

const readArt = (file: string): unknown =>
  JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve(`@iconify-json/twemoji/${file}`)), 'utf8'),
  )
const { width, height, icons } = readArt('icons.json') as {
  width: number
  height: number
  icons: Record<string, { body: string } | undefined>
}
/** Names of the drawings by code points: `2600` for ☀️. */
const names = new Map(
  Object.entries(readArt('chars.json') as Record<string, string>).map(([points, name]) => [
    points.replace(/^0+/, '').replaceAll('-fe0f', ''),
    name,
  ]),
)

interface Shown {
  picture?: string
}

/** Reads plain YAML: a pack whose picture has no drawing yet does not pass the check. */
function listEmojis(folder: string): string[] {
  return globSync('**/*.yaml', { cwd: folder }).flatMap((name) => {
    const file = parse(readFileSync(join(folder, name), 'utf8')) as {
      words?: Shown[]
      themes?: { concepts: Shown[] }[]
    } | null
    const concepts = file?.themes?.flatMap((theme) => theme.concepts) ?? []
    return [...(file?.words ?? []), ...concepts].flatMap(({ picture }) => picture ?? [])
  })
}

/** `npm run pictures`: writes what packs and concepts show, and deletes what none shows. */
const emojis = new Set([...listEmojis(packsFolder), ...listEmojis(conceptsFolder)])
const pictures = Array.from(emojis, (emoji) => {
  const file = pictureFile(emoji)
  const body = icons[names.get(file.replace('.svg', '')) ?? '']?.body
  if (body === undefined) throw new Error(`Twemoji has no drawing of ${emoji} (${file})`)
  const box = `0 0 ${width} ${height}`
  return { file, svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>` }
})
for (const name of globSync('*.svg', { cwd: picturesFolder })) rmSync(join(picturesFolder, name))
for (const { file, svg } of pictures) writeFileSync(join(picturesFolder, file), svg)
console.log(`${pictures.length} pictures`)
