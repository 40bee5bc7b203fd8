import { Trans } from '@lingui/react/macro'
import type { Lesson, Sentence, UnitPack, Word } from '@mboa/contract'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { listItems, type Course } from '../../platform/course-store/course-store.ts'
import { WordText } from '../../ui/word-text.tsx'

/** Enough to see what it is about, and no wall before the rest. */
const mostShown = 4

/** What one can say after the first lessons of a course, in the language and in one’s own. */
export function FirstSayings({ course }: { course: Course }) {
  const { language } = useInterfaceLanguage()
  const sayings = listFirstSayings(course)
  if (sayings.length === 0) return null
  return (
    <div className="stack tight">
      <p>
        <Trans>After the first lessons you can say:</Trans>
      </p>
      <ul className="first-sayings">
        {sayings.map(({ id, text, gloss }) => (
          <li key={id}>
            <WordText lang={course.summary.htmlLang}>{text}</WordText>{' '}
            <span className="soft">{glossIn(gloss, language)[0]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the lessons present first, in their order; the first words where there is no lesson. */
function listFirstSayings(course: Course): (Word | Sentence)[] {
  const units = [...course.units].sort((a, b) => a.order - b.order)
  const known = listItems(course)
  const taught = units.flatMap(({ lessons = [] }: UnitPack) => lessons.flatMap(listPresented))
  const first = taught.length > 0 ? taught : units.flatMap(({ words }) => words.map(({ id }) => id))
  return [...new Set(first)].flatMap((id) => known.get(id) ?? []).slice(0, mostShown)
}

const listPresented = ({ steps }: Lesson): readonly string[] =>
  steps.flatMap((step) => (step.step === 'present' ? step.items : []))
