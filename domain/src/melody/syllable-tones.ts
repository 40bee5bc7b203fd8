export type ToneLevel = 'high' | 'mid' | 'low'

/** The tone of one syllable: a level, or a glide from one to another. */
export type SyllableTone = ToneLevel | 'falling' | 'rising'

/**
 * Every tone of a syllable; levels, which are easier to hear, come first. Apart from what reads
 * melodies, because every start reads reviews that name them.
 */
export const syllableTones: readonly SyllableTone[] = ['high', 'mid', 'low', 'falling', 'rising']
