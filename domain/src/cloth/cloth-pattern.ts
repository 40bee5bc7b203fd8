import { splitClusters } from '../orthography/clusters.ts'
import { findLanguage } from '../orthography/languages.ts'
import { toneOf } from '../orthography/tone-marks.ts'

/** The signs of the cloth: of a written tone, or of a vowel; `knot` where a vowel carries no mark. */
export type ClothSign = 'high' | 'low' | 'mid' | 'falling' | 'rising' | 'knot'

const vowel = /^[aeiouɛɔəǝɨʉɑ]/u

/** The sign of each vowel where a language writes no tones; of any other, a knot. */
const vowelSigns: Readonly<Record<string, ClothSign>> = {
  a: 'high',
  e: 'mid',
  ɛ: 'mid',
  i: 'rising',
  o: 'low',
  ɔ: 'low',
  u: 'falling',
}

/**
 * The signs of the words of a course, in order: of the written tones, one for each vowel and each
 * marked nasal; of the vowels themselves where the language writes no tones, so that no cloth is of
 * knots alone. They say nothing about tones that are not written. Tones without a sign of their own
 * take the nearest: a glide upwards rises, one downwards falls.
 *
 * @example clothSignsIn('ewo')('okírí') // ['knot', 'high', 'high']
 * @example clothSignsIn('wes')('kombi') // ['low', 'rising']
 */
export function clothSignsIn(course: string): (word: string) => ClothSign[] {
  const isToneless = findLanguage(course)?.tone === null
  return (word) => {
    const signs: ClothSign[] = []
    for (const cluster of splitClusters(word.normalize('NFC').toLowerCase())) {
      const tone = toneOf(cluster)
      const base = cluster.normalize('NFD')
      if (!isToneless && tone !== 'unmarked') signs.push(signOf(tone))
      else if (vowel.test(base)) signs.push((isToneless && vowelSigns[base.charAt(0)]) || 'knot')
    }
    return signs
  }
}

function signOf(tone: Exclude<ReturnType<typeof toneOf>, 'unmarked'>): ClothSign {
  switch (tone) {
    case 'high':
    case 'extra-high':
      return 'high'
    case 'low':
    case 'extra-low':
      return 'low'
    case 'mid':
    case 'mid-low':
      return 'mid'
    case 'rising':
    case 'low-to-mid':
    case 'mid-to-high':
      return 'rising'
    case 'falling':
    case 'mid-to-low':
    case 'high-to-mid':
    case 'several':
      return 'falling'
  }
}

type Line = readonly (readonly [number, number])[]

/** One quarter of each sign in a square of 24 units; mirroring makes the whole. */
const quarters: Record<ClothSign, readonly Line[]> = {
  high: [
    [
      [1, 12],
      [12, 1],
    ],
    [
      [6, 12],
      [12, 6],
    ],
  ],
  low: [
    [
      [1.5, 1.5],
      [12, 12],
    ],
    [
      [1.5, 7.5],
      [6, 12],
    ],
    [
      [7.5, 1.5],
      [12, 6],
    ],
  ],
  mid: [
    [
      [1.5, 4],
      [12, 4],
    ],
    [
      [1.5, 9.3],
      [12, 9.3],
    ],
  ],
  falling: [
    [
      [1.5, 12],
      [12, 2.5],
    ],
    [
      [1.5, 17.5],
      [12, 8],
    ],
    [
      [1.5, 23],
      [12, 13.5],
    ],
  ],
  rising: [
    [
      [1.5, 1],
      [12, 10.5],
    ],
    [
      [1.5, 6.5],
      [12, 16],
    ],
    [
      [1.5, 12],
      [12, 21.5],
    ],
  ],
  knot: [
    [
      [8.5, 12],
      [12, 8.5],
    ],
  ],
}

const bothWays = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const
const sideways = [
  [false, false],
  [true, false],
] as const

const square = 24

function drawSign(sign: ClothSign, left: number, top: number): string {
  const mirrors = sign === 'falling' || sign === 'rising' ? sideways : bothWays
  return quarters[sign]
    .flatMap((line) =>
      mirrors.map(([flipX, flipY]) =>
        line
          .map(([x, y], index) => {
            const atX = round(left + (flipX ? square - x : x))
            const atY = round(top + (flipY ? square - y : y))
            return `${index === 0 ? 'M' : 'L'}${atX} ${atY}`
          })
          .join(''),
      ),
    )
    .join('')
}

const round = (value: number) => Math.round(value * 10) / 10

export interface WovenCloth {
  /** Path data, to be stroked. */
  path: string
  /** Units of the path's square. */
  width: number
  height: number
}

/**
 * Weaves signs into rows; a short sequence repeats to fill the last row.
 *
 * @example weaveCloth(['knot', 'high', 'high'], { columns: 8, gap: 10 }).height // 24
 */
export function weaveCloth(
  signs: readonly ClothSign[],
  { columns, gap }: { columns: number; gap: number },
): WovenCloth {
  const rows = Math.max(1, Math.ceil(signs.length / columns))
  const pitch = square + gap
  let path = ''
  for (let cell = 0; cell < rows * columns && signs.length > 0; cell++) {
    const sign = signs[cell % signs.length] ?? 'knot'
    path += drawSign(sign, (cell % columns) * pitch, Math.floor(cell / columns) * pitch)
  }
  return { path, width: columns * pitch - gap, height: rows * pitch - gap }
}
