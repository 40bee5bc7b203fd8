import { Trans, useLingui } from '@lingui/react/macro'
import type { PracticeFold } from '@mboa/domain'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { regionalTag } from '../../i18n/regional-tag.ts'
import { useMinute } from '../../platform/use-minute.ts'
import { comingBack } from './coming-back.ts'

const daysShown = 7

/** When the words that were practised come back, day by day for a week. */
export function ComingBack({ fold, course }: { fold: PracticeFold; course: string }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const now = useMinute()
  const days = comingBack(fold, { course, now, days: daysShown })
  const dates = new Intl.DateTimeFormat(regionalTag(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const dayName = (day: number, index: number) => {
    if (index === 0) return t`Today`
    if (index === 1) return t`Tomorrow`
    return dates.format(day)
  }
  return (
    <section className="card stack">
      <h2>
        <Trans>Coming back</Trans>
      </h2>
      {days.every(({ words }) => words === 0) ? (
        <p className="soft">
          <Trans>No word comes back in the next seven days.</Trans>
        </p>
      ) : (
        <table className="due-table">
          <thead>
            <tr>
              <th scope="col">
                <Trans>Day</Trans>
              </th>
              <th scope="col">
                <Trans>Words</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, words }, index) => (
              <tr key={day}>
                <th scope="row">{dayName(day, index)}</th>
                <td className={words === 0 ? 'num none' : 'num strong'}>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
