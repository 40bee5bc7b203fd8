import { Plural, Trans } from '@lingui/react/macro'
import { pagePaths, type Sentence, type UnitPack } from '@mboa/contract'
import { listMet } from '@mboa/domain'
import { TextQuote } from 'lucide-react'
import { useId } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { listMeanings } from '../../ui/list-meanings.ts'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { WordText } from '../../ui/word-text.tsx'

/** More would hide what else the page says. */
const mostExamples = 3

/** Where a word stands in sentences of its course, as their sources take them apart: none is made up. */
export function ExampleSentences({ word, course }: { word: string; course: Course }) {
  const { language } = useInterfaceLanguage()
  const { fold } = usePractice()
  const titleId = useId()
  const { course: code, htmlLang } = course.summary
  const met = listMet(fold, code)
  const examples = findExamples(course.units, word)
    .sort((a, b) => Number(met.has(b.id)) - Number(met.has(a.id)))
    .slice(0, mostExamples)
  if (examples.length === 0) return null
  return (
    <section className="stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>In a sentence</Trans>
      </h2>
      <MarginRows>
        {examples.map(({ id, text, gloss, checkedBy }) => (
          <LinkRow
            key={id}
            icon={TextQuote}
            to={`${pagePaths.learnerSearch}/${id}`}
            title={<WordText lang={htmlLang}>{text}</WordText>}
          >
            <p className="small">{listMeanings(glossIn(gloss, language))}</p>
            <p className="small soft">
              {checkedBy > 0 ? (
                <Plural
                  value={checkedBy}
                  one="Checked by # speaker"
                  other="Checked by # speakers"
                />
              ) : (
                <Trans>Not yet checked by a speaker</Trans>
              )}
            </p>
          </LinkRow>
        ))}
      </MarginRows>
    </section>
  )
}

const findExamples = (units: readonly UnitPack[], asked: string): Sentence[] =>
  units.flatMap(({ sentences = [] }) =>
    sentences.filter(({ tokens = [] }) => tokens.some(({ word }) => word === asked)),
  )
