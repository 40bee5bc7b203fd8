/**
 * The meanings of a word in one line. The first is often several in one ("il, elle"), and what
 * it holds is not said again for being accepted as an answer by itself.
 */
export function listMeanings(meanings: readonly string[]): string {
  const whole = meanings.filter((meaning) => meaning.includes(', '))
  const held = new Set(whole.flatMap((meaning) => meaning.split(', ')))
  return meanings.filter((meaning) => !held.has(meaning)).join(', ')
}
