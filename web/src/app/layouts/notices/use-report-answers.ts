import { apiPaths, reportAnswersSchema, type ReportAnswers } from '@mboa/contract'
import { callApi } from '../../../platform/network/api-client.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import type { Notice } from './notice-list.tsx'
import { useDismissed, useServerNews } from './use-server-news.ts'

const askForAnswers = (signal: AbortSignal) =>
  callApi(apiPaths.reportAnswers, { answer: reportAnswersSchema, signal })

/** What speakers did about the sound that this person asked for or complained of. */
export function useReportAnswers(): Notice[] {
  const { id, role } = useSignedInUser()
  const [seenUntil, dismiss] = useDismissed(id, 'report-answers')
  const answered = useServerNews(role === 'learner' ? askForAnswers : undefined)
  const news = (answered?.answers ?? []).filter(({ answeredAt }) => answeredAt > seenUntil)
  if (news.length === 0) return []
  const countOf = (answer: ReportAnswers['answers'][number]['answer']) =>
    news.filter((each) => each.answer === answer).length
  return [
    {
      kind: 'report-answers',
      recorded: countOf('recorded'),
      kept: countOf('kept'),
      removed: countOf('removed'),
      onDismiss: () => dismiss(Math.max(...news.map(({ answeredAt }) => answeredAt))),
    },
  ]
}
