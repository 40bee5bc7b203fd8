import { practiceEventSchema, type PracticeEvent, type SyncResponse } from '@mboa/contract'
import * as v from 'valibot'

export interface JudgedEvents {
  /** Each id once; where a batch names one twice, its first event. */
  readonly accepted: readonly PracticeEvent[]
  readonly refused: SyncResponse['refused']
}

const longestReason = 300

/** Judges each event alone, so that a malformed one never holds up the others. */
export function judgeEvents(given: readonly unknown[]): JudgedEvents {
  const accepted = new Map<string, PracticeEvent>()
  const refused: SyncResponse['refused'] = []
  for (const event of given) {
    const judged = v.safeParse(practiceEventSchema, event)
    if (!judged.success) refused.push({ id: idOf(event), reason: reasonOf(judged.issues) })
    else if (!accepted.has(judged.output.id)) accepted.set(judged.output.id, judged.output)
  }
  return { accepted: [...accepted.values()], refused }
}

/** As the device wrote it, however odd, so that the device knows its event again. */
function idOf(event: unknown): string {
  const isNamed = typeof event === 'object' && event !== null && 'id' in event
  return isNamed && typeof event.id === 'string' ? event.id : ''
}

function reasonOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const reasons = issues.map((issue) => {
    const field = v.getDotPath(issue)
    return field === null ? issue.message : `${field}: ${issue.message}`
  })
  return reasons.join('; ').slice(0, longestReason)
}
