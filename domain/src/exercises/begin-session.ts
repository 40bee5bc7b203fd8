import { itemsOf } from './exercise.ts'
import { sessionFormat } from './practice-session.ts'
import type { SessionStart } from './practice-session.ts'
import { mostComebacks, roomForComebacks } from './session-queue.ts'

/** What a session begins with; its limits stand with it, so that it ends as it began. */
export function beginSession(
  given: Pick<SessionStart, 'id' | 'course' | 'startedAt' | 'planned'>,
): SessionStart {
  const items = new Set(given.planned.flatMap(itemsOf)).size
  const longest = given.planned.length + roomForComebacks(items)
  return { format: sessionFormat, ...given, limits: { comebacks: mostComebacks, longest } }
}
