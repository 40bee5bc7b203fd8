import { syllableTones, type SyllableTone } from '../melody/syllable-tones.ts'

/** Two tones that are to be told apart, in the order of `syllableTones`: `high-low`. */
export type ToneContrast = string

const levels = 3

/** How far apart the tones of a level contrast are; of others, whether both glide. */
const easeOf = (one: number, other: number): number => {
  if (one < levels && other < levels) return one + other === 2 && one !== other ? 0 : 1
  return one >= levels && other >= levels ? 2 : 3
}

/** Every contrast, from the easiest to hear: levels far apart, levels side by side, glides. */
export const toneContrasts: readonly ToneContrast[] = syllableTones
  .flatMap((one, at) =>
    syllableTones.slice(at + 1).map((other, after) => ({
      contrast: `${one}-${other}`,
      ease: easeOf(at, at + 1 + after),
    })),
  )
  .sort((a, b) => a.ease - b.ease)
  .map(({ contrast }) => contrast)

/** The contrast of two tones, whichever comes first; undefined of a tone with itself. */
export function contrastOf(one: SyllableTone, other: SyllableTone): ToneContrast | undefined {
  const found = syllableTones.filter((tone) => tone === one || tone === other)
  return found.length === 2 ? found.join('-') : undefined
}

/** Its two tones. @throws RangeError where it is no contrast */
export function tonesOf(contrast: ToneContrast): readonly [SyllableTone, SyllableTone] {
  const [one, other] = syllableTones.filter((tone) => contrast.split('-').includes(tone))
  if (one === undefined || other === undefined) throw new RangeError(`No contrast: ${contrast}`)
  return [one, other]
}

/**
 * What the reviews and the card of a contrast name as their item. No word is called so: ids of
 * items have no colon.
 */
export const contrastItem = (course: string, contrast: ToneContrast): string =>
  `${course}.tone:${contrast}`
