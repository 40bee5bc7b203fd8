import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pictureFile } from '@mboa/content'
import { parse } from 'yaml'

const { resolve } = createRequire(import.meta.url)

type Art = { width: number; height: number; icons: Record<string, { body: string } | undefined> }

const art = readArt('icons.json') as Art
/** Names of the drawings by code points, `2600` for ☀️. */
const names = new Map(
  Object.entries(readArt('chars.json') as Record<string, string>).map(([points, name]) => [
    points.replace(/^0+/, '').replace(/-fe0f/g, ''),
    name,
  ]),
)

function readArt(file: string): unknown {
  return JSON.parse(readFileSync(resolve(`@iconify-json/twemoji/${file}`), 'utf8'))
}

/** The SVG of every emoji that packs and concepts show, by the name of its file, in order. */
export async function composePictures(
  ...folders: readonly string[]
): Promise<ReadonlyMap<string, string>> {
  const emojis = (await Promise.all(folders.map(listEmojis))).flat()
  const files = [...new Set(emojis)].map((emoji) => [pictureFile(emoji), svgOf(emoji)] as const)
  return new Map(files.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

type Shown = { picture?: string }

/** Read as plain YAML: a pack whose picture has no drawing yet does not pass the check. */
async function listEmojis(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  const files = entries.filter((name) => name.endsWith('.yaml'))
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.flatMap((text) => {
    const file = parse(text) as { words?: Shown[]; themes?: { concepts: Shown[] }[] } | null
    const concepts = file?.themes?.flatMap((theme) => theme.concepts) ?? []
    const shown = [...(file?.words ?? []), ...concepts]
    return shown.flatMap(({ picture }) => picture ?? [])
  })
}

/** @throws when Twemoji has no such drawing. */
function svgOf(emoji: string): string {
  const points = pictureFile(emoji).replace('.svg', '')
  const body = art.icons[names.get(points) ?? '']?.body
  if (body === undefined) throw new Error(`Twemoji has no drawing of ${emoji} (${points})`)
  const box = `0 0 ${art.width} ${art.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`
}
