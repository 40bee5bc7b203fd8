import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import { WordText } from '../../../ui/word-text.tsx'
import './lesson-page.css'

interface ExampleItemsProps {
  items: readonly string[]
  course: Course
}

/** Words and sentences with their meanings, one below the other. */
export function ExampleItems({ items, course }: ExampleItemsProps) {
  const { language } = useInterfaceLanguage()
  const known = listItems(course)
  const shown = items.flatMap((id) => known.get(id) ?? [])
  if (shown.length === 0) return null
  return (
    <dl className="lesson-examples">
      {shown.map(({ id, text, gloss }) => (
        <div key={id}>
          <dt>
            <WordText lang={course.summary.htmlLang}>{text}</WordText>
          </dt>
          <dd>{glossIn(gloss, language)[0]}</dd>
        </div>
      ))}
    </dl>
  )
}
