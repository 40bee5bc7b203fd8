import type { RecordingPrompt } from '@mboa/domain'
import type { Course } from '../../platform/course-store/course-store.ts'

/** Everything of a course, in its order. */
export function promptsOfCourse(
  { units, recordings }: Course,
  kind: 'word' | 'sentence',
): readonly RecordingPrompt[] {
  return units.flatMap(({ words, sentences = [] }) =>
    (kind === 'word' ? words : sentences).map((item): RecordingPrompt => {
      const [en = '', fr = ''] = [item.gloss.en[0], item.gloss.fr[0]]
      const picture = 'picture' in item ? item.picture : undefined
      return {
        ...{ item: item.id, kind, text: item.text, gloss: { en, fr } },
        ...(picture !== undefined && { picture }),
        state: recordings?.has(item.id) === true ? 'recorded' : 'missing',
      }
    }),
  )
}
