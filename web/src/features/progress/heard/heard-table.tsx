import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { tonesOf, type HeardAs, type HeardCell } from '@mboa/domain'
import { useId } from 'react'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'
import { toneNames } from '../../../exercises/typing/tone-names.ts'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import { WordText } from '../../../ui/word-text.tsx'

interface HeardTableProps {
  course: Course
  heard: HeardAs
  /** Named where several stand below each other. */
  language?: string | undefined
}

/** Of one contrast: how often each of its tones was taken for which, and in which words. */
export function HeardTable({ course, heard, language }: HeardTableProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const titleId = useId()
  const { contrast, trials, right, columns, cells } = heard
  const own = tonesOf(contrast)
  const unanswered = trials - cells.reduce((sum, { times }) => sum + times, 0)
  const [first, second] = own.map((tone) => t(toneNames[tone]))
  return (
    <div className="card stack tight heard" role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>
        {t`${first} or ${second}`}
        {language !== undefined && <span className="soft"> · {language}</span>}
      </h3>
      <p className="small soft">
        <Trans>
          Right: {ph({ right: formatNumber(right) })} of {ph({ trials: formatNumber(trials) })}
        </Trans>
        {unanswered > 0 && (
          <>
            {' · '}
            <Trans>No answer: {ph({ unanswered: formatNumber(unanswered) })}</Trans>
          </>
        )}
      </p>
      <div className="table-frame">
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((as) => (
                <th key={as} scope="col">{t`as ${t(toneNames[as])}`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {own.map((tone) => (
              <tr key={tone}>
                <th scope="row">{t(toneNames[tone])}</th>
                {columns.map((as) => {
                  const cell = cells.find((each) => each.tone === tone && each.as === as)
                  return (
                    <td key={as} className={tone === as ? 'num strong' : 'num'}>
                      {formatNumber(cell?.times ?? 0)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details>
        <summary>
          <Trans>The words behind it</Trans>
        </summary>
        <ul>
          {cells.map((cell) => (
            <WordsOfCell key={`${cell.tone} ${cell.as}`} course={course} cell={cell} />
          ))}
        </ul>
      </details>
    </div>
  )
}

function WordsOfCell({ course, cell }: { course: Course; cell: HeardCell }) {
  const { t } = useLingui()
  const items = listItems(course)
  const words = cell.words.flatMap((id) => items.get(id) ?? [])
  const [tone, as] = [t(toneNames[cell.tone]), t(toneNames[cell.as])]
  return (
    <li>
      <span className="small soft">
        {cell.tone === cell.as ? (
          <Trans>{tone}, heard</Trans>
        ) : (
          <Trans>
            {tone}, heard as {as}
          </Trans>
        )}
      </span>
      <span className="words">
        {words.map(({ id, text }) => (
          <WordText key={id} lang={course.summary.htmlLang}>
            {text}
          </WordText>
        ))}
      </span>
    </li>
  )
}
