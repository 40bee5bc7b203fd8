import { api, reportDecisions, type ReportAnswers } from '@mboa/contract'
import { call } from '../../../platform/network/api-client.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import type { Notice } from './notice-list.tsx'
import { useDismissed } from './use-dismissed.ts'

const answers: Source<ReportAnswers> = {
  during: 'asking what became of reports',
  ask: (signal) => call(api.listReportAnswers, { signal }),
  asksOnce: true,
}

/** What became of the sound that this person asked for or complained of, and of what else they reported. */
export function useReportAnswers(): Notice[] {
  const { id, role } = useSignedInUser()
  const [seenUntil, dismiss] = useDismissed(id, 'report-answers')
  const untilOf = {
    agreed: useDismissed(id, 'reports-agreed'),
    declined: useDismissed(id, 'reports-declined'),
  }
  const { value: answered } = useResource(role === 'learner' ? answers : undefined)
  const news = (answered?.answers ?? []).filter(({ answeredAt }) => answeredAt > seenUntil)
  const countOf = (answer: ReportAnswers['answers'][number]['answer']) =>
    news.filter((each) => each.answer === answer).length
  const notices: Notice[] = []
  if (news.length > 0) {
    notices.push({
      kind: 'report-answers',
      recorded: countOf('recorded'),
      kept: countOf('kept'),
      removed: countOf('removed'),
      onDismiss: () => dismiss(Math.max(...news.map(({ answeredAt }) => answeredAt))),
    })
  }
  for (const decision of reportDecisions) {
    const [until, putAway] = untilOf[decision]
    const decided = (answered?.decided ?? []).filter(
      (each) => each.decision === decision && each.decidedAt > until,
    )
    if (decided.length === 0) continue
    const last = Math.max(...decided.map(({ decidedAt }) => decidedAt))
    notices.push({
      kind: 'reports-decided',
      id: decision,
      decision,
      decided,
      onDismiss: () => putAway(last),
    })
  }
  return notices
}
