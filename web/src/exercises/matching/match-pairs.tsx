import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { judgeChoice } from '@mboa/domain'
import { useState } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { glossIn } from '../../i18n/interface-language.ts'
import { ExerciseTask } from '../asking/prompt.tsx'
import { FeedbackSheet } from '../feedback/feedback-sheet.tsx'
import { findItem, useStrictness, type ExerciseProps } from '../exercise-part.ts'
import { fetchRecorded } from '../hearing/recorded.ts'
import { TrustLine } from '../asking/trust-line.tsx'
import '../choosing/choice-tiles.css'
import { Keycap } from '../session/keycap.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { useNumberKeys } from '../choosing/use-number-keys.ts'
import './match-pairs.css'

const { Part: HeardWord } = lazyPart(async () => (await fetchRecorded()).HeardWord, 'silent')

/** A word, then its meaning, until all are matched. The first meaning chosen for a word counts. */
export function MatchPairs(props: ExerciseProps<'match-pairs'>) {
  const formatNumber = useFormatNumber()
  const { exercise, course, given, onAnswerPairs, onNext } = props
  const { t, i18n } = useLingui()
  const strictness = useStrictness(course.summary.course)
  const language = i18n.locale
  const { pairs, meaningOrder } = exercise
  const { htmlLang, orthography } = course.summary
  const [chosen, setChosen] = useState<string>()
  /** What was tried first, by word. */
  const [tried, setTried] = useState<ReadonlyMap<string, string>>(new Map())
  const [matched, setMatched] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState('')
  const meaningOf = (item: string) => {
    const pair = pairs.find((each) => each.item === item)
    return pair === undefined ? '' : glossIn(pair.meaning, language)
  }
  const textOf = (item: string) => pairs.find((pair) => pair.item === item)?.text ?? ''

  function match(meaningItem: string) {
    if (chosen === undefined) return
    const attempts = tried.has(chosen) ? tried : new Map([...tried, [chosen, meaningItem]])
    setTried(attempts)
    if (meaningItem !== chosen) {
      setSaid(t`${textOf(chosen)} isn’t “${meaningOf(meaningItem)}”. Try another one.`)
      return
    }
    const done = new Set([...matched, chosen])
    setMatched(done)
    setChosen(undefined)
    setSaid(t`${textOf(chosen)}: ${meaningOf(chosen)}`)
    if (done.size < pairs.length) return
    onAnswerPairs(
      pairs.map(({ item }) => ({
        ...judgeChoice(item, attempts.get(item) ?? item),
        item,
        strictness,
        answer: attempts.get(item) ?? item,
      })),
    )
  }

  /** The same keys name the words first, then the meanings. */
  function chooseByNumber(number: number) {
    const item = chosen === undefined ? pairs[number - 1]?.item : meaningOrder[number - 1]
    if (item === undefined || matched.has(item)) return
    if (chosen === undefined) setChosen(item)
    else match(item)
  }
  useNumberKeys(given === undefined ? chooseByNumber : undefined)

  const wrong = pairs.filter(({ item }) => (tried.get(item) ?? item) !== item).length
  const stateOf = (item: string) =>
    matched.has(item) ? 'matched' : item === chosen ? 'chosen' : ''

  return (
    <>
      <ExerciseTask takesFocus={given === undefined}>
        {t`Match each word with its meaning`}
      </ExerciseTask>
      <div className="dock match-pairs">
        <ul aria-label={t`Words`}>
          {pairs.map(({ item, text }, index) => (
            <li key={item}>
              <button
                type="button"
                className={`choice-tile ${stateOf(item)}`}
                aria-pressed={item === chosen}
                disabled={matched.has(item)}
                onClick={() => setChosen(item)}
              >
                <Keycap>{formatNumber(index + 1)}</Keycap>
                <span className="word" lang={htmlLang}>
                  {text}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <ul aria-label={t`Meanings`}>
          {meaningOrder.map((item, index) => (
            <li key={item}>
              <button
                type="button"
                className={`choice-tile ${matched.has(item) ? 'matched' : ''}`}
                disabled={matched.has(item) || chosen === undefined}
                onClick={() => match(item)}
              >
                <Keycap>{formatNumber(index + 1)}</Keycap>
                {meaningOf(item)}
              </button>
            </li>
          ))}
        </ul>
        <HeardWord course={course} item={chosen} />
        <p role="status" className="soft small">
          {said === '' ? <Trans>Choose a word, then its meaning.</Trans> : said}
        </p>
      </div>
      {given !== undefined && (
        <FeedbackSheet
          // Nothing failed: what was mistaken is matched by now, and only comes back.
          outcome={wrong === 0 ? 'correct' : 'almost'}
          verdict={
            wrong === 0
              ? t`All matched first time.`
              : t`All matched. ${ph({ wrong: formatNumber(wrong) })} to review.`
          }
          onNext={onNext}
        >
          <ul className="trust-of-pairs">
            {pairs.map(({ item, text }) => {
              const word = findItem(course, item)
              return (
                <li key={item}>
                  <WordText lang={htmlLang}>{text}</WordText>
                  {word && (
                    <TrustLine lang={htmlLang} word={word} orthography={orthography} showsWord />
                  )}
                </li>
              )
            })}
          </ul>
        </FeedbackSheet>
      )}
    </>
  )
}
