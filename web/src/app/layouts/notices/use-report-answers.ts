import { apiPaths, reportAnswersSchema, type ReportAnswers } from '@mboa/contract'
import { callApi } from '../../../platform/network/api-client.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import type { Notice } from './notice-list.tsx'
import { useDismissed, useServerNews } from './use-server-news.ts'

const askForAnswers = (signal: AbortSignal) =>
  callApi(apiPaths.reportAnswers, { answer: reportAnswersSchema, signal })

/** What became of the sound that this person asked for or complained of, and of what else they reported. */
export function useReportAnswers(): Notice[] {
  const { id, role } = useSignedInUser()
  const [seenUntil, dismiss] = useDismissed(id, 'report-answers')
  const [decidedUntil, dismissDecided] = useDismissed(id, 'report-decisions')
  const answered = useServerNews(role === 'learner' ? askForAnswers : undefined)
  const news = (answered?.answers ?? []).filter(({ answeredAt }) => answeredAt > seenUntil)
  const decided = (answered?.decided ?? []).filter(({ decidedAt }) => decidedAt > decidedUntil)
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
  if (decided.length > 0) {
    notices.push({
      kind: 'reports-decided',
      decided,
      onDismiss: () => dismissDecided(Math.max(...decided.map(({ decidedAt }) => decidedAt))),
    })
  }
  return notices
}
