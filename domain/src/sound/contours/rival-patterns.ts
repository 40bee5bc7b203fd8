import type { SyllableTone } from '../../melody/syllable-tones.ts'

/** Longer words differ from too many others. */
const mostMixed = 3

/**
 * What a pattern could be taken for: all of high and low in short words, one syllable changed in
 * longer ones, and glides where it has one tone. The pattern itself is not among them.
 */
export function rivalPatterns(
  tones: readonly SyllableTone[],
): readonly (readonly SyllableTone[])[] {
  const patterns = [
    ...(tones.length <= mostMixed ? mixLevels(tones.length) : []),
    ...tones.flatMap((tone, at) =>
      rivalsOf(tone).map((rival) => [...tones.slice(0, at), rival, ...tones.slice(at + 1)]),
    ),
    ...(tones.length === 1 ? ([['falling'], ['rising']] as const) : []),
  ]
  const seen = new Set([tones.join()])
  return patterns.filter((pattern) => {
    const key = pattern.join()
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

function mixLevels(count: number): readonly (readonly SyllableTone[])[] {
  return Array.from({ length: 2 ** count }, (_, number) =>
    Array.from({ length: count }, (_syllable, at) => (number & (1 << at) ? 'high' : 'low')),
  )
}

function rivalsOf(tone: SyllableTone): readonly SyllableTone[] {
  switch (tone) {
    case 'high':
    case 'rising':
      return ['low']
    case 'low':
    case 'falling':
      return ['high']
    case 'mid':
      return ['high', 'low']
  }
}
