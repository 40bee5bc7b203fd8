import { syllableTones, type SyllableTone } from '../melody/syllable-tones.ts'
import type { ReviewEvent } from '../scheduling/practice-events.ts'
import { trialOf } from './tone-review.ts'
import { toneContrasts, tonesOf, type ToneContrast } from './tone-contrasts.ts'

/** How often one tone was taken for one, and in which words. */
export interface HeardCell {
  readonly tone: SyllableTone
  readonly as: SyllableTone
  readonly times: number
  /** The ids of the words that sounded, the most often heard so first. */
  readonly words: readonly string[]
}

/** What a learner takes the tones of one contrast for. */
export interface HeardAs {
  readonly contrast: ToneContrast
  /** How many trials of it were answered, and how many of them right. */
  readonly trials: number
  readonly right: number
  /** Its two tones, then others that they were taken for. */
  readonly columns: readonly SyllableTone[]
  /** Those that came, in the order of the tones. */
  readonly cells: readonly HeardCell[]
}

/** @param reviews of one course, in the skill `tone`, in the order in which they were answered */
export function tabulateHeard(reviews: readonly ReviewEvent[]): readonly HeardAs[] {
  return toneContrasts.flatMap((contrast) => {
    const ofContrast = reviews.filter((review) => trialOf(review)?.contrast === contrast)
    if (ofContrast.length === 0) return []
    const cells = syllableTones.flatMap((tone) =>
      syllableTones.flatMap((as) => cellOf(ofContrast, tone, as) ?? []),
    )
    const own = tonesOf(contrast)
    const others = syllableTones.filter(
      (tone) => !own.includes(tone) && cells.some((cell) => cell.as === tone),
    )
    return [
      {
        contrast,
        trials: ofContrast.length,
        right: ofContrast.filter(({ rating }) => rating > 1).length,
        columns: [...own, ...others],
        cells,
      },
    ]
  })
}

function cellOf(
  reviews: readonly ReviewEvent[],
  tone: SyllableTone,
  as: SyllableTone,
): HeardCell | undefined {
  const times = new Map<string, number>()
  for (const { heard } of reviews) {
    if (heard?.tone !== tone || heard.as !== as) continue
    times.set(heard.word, (times.get(heard.word) ?? 0) + 1)
  }
  if (times.size === 0) return undefined
  const words = [...times].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return {
    tone,
    as,
    times: words.reduce((sum, [, each]) => sum + each, 0),
    words: words.map(([id]) => id),
  }
}
