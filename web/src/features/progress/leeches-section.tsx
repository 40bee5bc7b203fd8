import { ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  groupByItem,
  leechLapses,
  listLeeches,
  unsuspend,
  type Card,
  type PracticeFold,
} from '@mboa/domain'
import { useEffect, useId, useRef, useState } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useChangeSettings } from '../../platform/practice-store/use-change-settings.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { NotSaved } from '../../ui/not-saved.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { glossIn } from '../../i18n/interface-language.ts'

interface LeechesSectionProps {
  fold: PracticeFold
  /** The course in scope, once its words are here. */
  course: Course | undefined
}

/** A word with all of its cards that are no longer asked. */
interface SetAsideWord {
  item: string
  text: string
  meaning: string
  /** How often the card that was forgotten most was forgotten. */
  lapses: number
  cards: readonly Card[]
}

/** Words set aside because they were forgotten too often, each to be resumed by a tap. */
export function LeechesSection({ fold, course }: LeechesSectionProps) {
  const formatNumber = useFormatNumber()
  const { t, i18n } = useLingui()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const changeSettings = useChangeSettings()
  const [taken, setTaken] = useState<string>()
  const [trouble, setTrouble] = useState<StorageTrouble>()
  // The button that had the focus is gone with its row.
  useEffect(() => {
    if (taken !== undefined) heading.current?.focus()
  }, [taken])
  const language = i18n.locale
  const words = course === undefined ? [] : listSetAside(fold, course, language)
  if (course === undefined || (words.length === 0 && taken === undefined)) return null

  function bringBack({ text, cards }: SetAsideWord) {
    setTrouble(undefined)
    changeSettings(cards.map(unsuspend))
      .then(() => setTaken(text))
      .catch((error: unknown) => {
        reportProblem('taking a word up again', error)
        setTrouble(storageTroubleOf(error))
      })
  }

  return (
    <section className="stack tight" aria-labelledby={titleId}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        <Trans>Words set aside</Trans>
      </h2>
      {words.length > 0 && (
        <p className="soft">
          <Trans>
            Each was forgotten {ph({ leechLapses: formatNumber(leechLapses) })} times or more and is
            no longer asked, to leave time for words that stick. Find another way to remember it,
            such as a picture, a rhyme or a sentence, then bring it back.
          </Trans>
        </p>
      )}
      <NotSaved because={trouble} />
      <p className="taken-up" role="status">
        {taken !== undefined && (
          <Trans>
            <bdi>{taken}</bdi> will be back in your next session.
          </Trans>
        )}
      </p>
      {words.length > 0 && (
        <ul className="margin-rows leeches">
          {words.map((word) => (
            <li key={word.item}>
              <div className="sign num strong">{formatNumber(word.lapses)}</div>
              <div className="text wraps">
                <div className="grow">
                  <WordText lang={course.summary.htmlLang}>{word.text}</WordText>
                  <p className="small soft">
                    {word.meaning} ·{' '}
                    <Plural value={word.lapses} one="forgotten # time" other="forgotten # times" />
                  </p>
                </div>
                <button
                  type="button"
                  className="button second"
                  aria-label={t`Bring back: ${word.text}`}
                  onClick={() => bringBack(word)}
                >
                  <Trans>Bring back</Trans>
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function listSetAside(
  fold: PracticeFold,
  { summary, units }: Course,
  locale: string,
): SetAsideWord[] {
  const items = new Map(
    units.flatMap(({ words, sentences = [] }) =>
      [...words, ...sentences].map((item) => [item.id, item]),
    ),
  )
  return Array.from(groupByItem(listLeeches(fold, summary.course))).flatMap(([item, cards]) => {
    const known = items.get(item)
    if (known === undefined) return []
    const lapses = Math.max(...cards.map((card) => card.lapses))
    return [
      { item, text: known.text, meaning: glossIn(known.gloss, locale)[0] ?? '', lapses, cards },
    ]
  })
}
