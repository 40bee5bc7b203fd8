import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const publicFolder = join(import.meta.dirname, '../../web/public')

interface AppIcon {
  file: string
  size: number
  /** The square of the mark's drawing that the icon shows. */
  viewBox: string
  /** The system cuts the shape itself: the ground reaches the edges. */
  isFullBleed: boolean
}

/** The mark as a house screen shows it. Masks cut up to a fifth off each side. */
export const appIcons: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192, viewBox: '0 0 48 48', isFullBleed: false },
  { file: 'icon-512.png', size: 512, viewBox: '0 0 48 48', isFullBleed: false },
  { file: 'icon-maskable-512.png', size: 512, viewBox: '-6 -6 60 60', isFullBleed: true },
  { file: 'icon-apple-180.png', size: 180, viewBox: '-2 -2 52 52', isFullBleed: true },
]

/** The drawing of one icon, made from the mark in `web/public/icon.svg`. */
export async function composeIcon({ viewBox, isFullBleed }: AppIcon): Promise<string> {
  const mark = await readFile(join(publicFolder, 'icon.svg'), 'utf8')
  const ground = '<rect width="48" height="48" rx="8"'
  if (!mark.includes(ground)) throw new Error('The mark has no ground of its own any more')
  const shown = mark.replace('viewBox="0 0 48 48"', `viewBox="${viewBox}"`)
  return isFullBleed ? shown.replace(ground, '<rect x="-9" y="-9" width="66" height="66"') : shown
}
