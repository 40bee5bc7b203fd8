import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { apiPaths, pagePaths, reportAnswersSchema, type ReportAnswers } from '@mboa/contract'
import { MessageSquareReply } from 'lucide-react'
import { callApi } from '../../../platform/network/api-client.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import type { Notice } from './notice.ts'
import { useDismissed, useServerNews } from './use-server-news.ts'

const askForAnswers = (signal: AbortSignal) =>
  callApi(apiPaths.reportAnswers, { answer: reportAnswersSchema, signal })

/** What speakers did about the sound that this person asked for or complained of. */
export function useReportAnswers(): Notice[] {
  const { t } = useLingui()
  const { id, role } = useSignedInUser()
  const [seenUntil, dismiss] = useDismissed(id, 'report-answers')
  const told = useServerNews(role === 'learner' ? askForAnswers : undefined)
  const news = (told?.answers ?? []).filter(({ answeredAt }) => answeredAt > seenUntil)
  const last = Math.max(...news.map(({ answeredAt }) => answeredAt))
  const countOf = (answer: ReportAnswers['answers'][number]['answer']) =>
    news.filter((each) => each.answer === answer).length
  const [recorded, kept, removed] = [countOf('recorded'), countOf('kept'), countOf('removed')]
  const texts = [
    recorded > 0 &&
      t`${plural(recorded, {
        one: 'You can now hear # word you asked for',
        other: 'You can now hear # words you asked for',
      })}`,
    removed > 0 &&
      t`${plural(removed, {
        one: '# recording you reported was removed',
        other: '# recordings you reported were removed',
      })}`,
    kept > 0 &&
      t`${plural(kept, {
        one: 'A speaker checked and kept # recording you reported',
        other: 'Speakers checked and kept # recordings you reported',
      })}`,
  ].filter((text) => text !== false)
  const [text, ...more] = texts
  if (text === undefined) return []
  return [
    {
      key: 'report-answers',
      sign: MessageSquareReply,
      text,
      path: pagePaths.learnerSearch,
      ...(more.length > 0 && { detail: more.join(' ') }),
      onDismiss: () => dismiss(last),
    },
  ]
}
