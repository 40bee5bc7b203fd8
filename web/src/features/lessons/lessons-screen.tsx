import { Plural, useLingui } from '@lingui/react/macro'
import { pagePaths, type UnitPack } from '@mboa/contract'
import { BookOpen } from 'lucide-react'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { CoursePart } from '../../ui/course-part.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** `/dashboards/learner/lessons`: the units of the course being learnt, to read in. */
export function LessonsScreen() {
  const { t } = useLingui()
  return (
    <>
      <PageHeading title={t`Lessons`} />
      <CoursePart>{(course) => <UnitList course={course} />}</CoursePart>
    </>
  )
}

const wordsShownPerUnit = 3

function UnitList({ course: { summary, units } }: { course: Course }) {
  const { language } = useInterfaceLanguage()
  const inOrder = [...units].sort((a, b) => a.order - b.order)
  return (
    <section className="stack">
      <h2>{summary.name[language]}</h2>
      <MarginRows>
        {inOrder.map((unit) => (
          <LinkRow
            key={unit.unit}
            sign={BookOpen}
            to={`${pagePaths.learnerLessons}/${unit.unit}`}
            title={unit.title[language]}
          >
            <p className="word soft" lang={summary.htmlLang}>
              {firstWords(unit)}
            </p>
            <p className="small soft">
              <Plural value={unit.words.length} one="# word" other="# words" />
            </p>
          </LinkRow>
        ))}
      </MarginRows>
    </section>
  )
}

function firstWords(unit: UnitPack): string {
  return unit.words
    .slice(0, wordsShownPerUnit)
    .map(({ text }) => text)
    .join('\u00A0· ')
}
