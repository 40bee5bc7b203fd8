/**
 * What can be known about a word, each with a card of its own: `recognise` its meaning when seen,
 * `recall` its form from the meaning, `hear` it and know it, `write` it down from hearing.
 */
export const skills = ['recognise', 'recall', 'hear', 'write'] as const
export type Skill = (typeof skills)[number]
