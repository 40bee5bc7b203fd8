import { readSetting, strictnesses, type Strictness } from '@mboa/domain'
import { usePractice } from '../../platform/practice-store/practice-context.ts'

const defaultStrictness: Strictness = 'relaxed'

/** How strictly this learner wants to be marked. */
export function useStrictness(): Strictness {
  const { fold } = usePractice()
  const setting = readSetting(fold, 'strictness')
  return strictnesses.find((known) => known === setting) ?? defaultStrictness
}
