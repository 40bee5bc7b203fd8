import { Trans } from '@lingui/react/macro'
import type { CourseSummary, Sentence, Word } from '@mboa/contract'
import { createFindTwins } from '@mboa/domain'
import { languageOf, type WrittenLanguage } from '../../../exercises/typing/written-language.ts'
import { glossIn, glossLanguageOf, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import { listMeanings } from '../../../ui/list-meanings.ts'
import { WordText } from '../../../ui/word-text.tsx'

/** What looks alike is shown by its first ones: short words have many twins. */
const mostShown = 5

interface TwinsProps {
  text: string
  course: SpelledCourse
  /** The item that is being written: not a twin of itself. */
  except?: string
}

/** What the course has already that is written as this is, or nearly so: told, not refused. */
export function Twins({ text, course, except }: TwinsProps) {
  const twins = course.findTwins(text)
  const others = (items: readonly (Word | Sentence)[]) => items.filter(({ id }) => id !== except)
  const [same, near] = [others(twins.same), others(twins.near)]
  return (
    <div className="small" role="status">
      {same.length > 0 && (
        <>
          <p>
            <Trans>The course has this already. If it’s another word, continue:</Trans>
          </p>
          <TwinList items={same} course={course} />
        </>
      )}
      {near.length > 0 && (
        <>
          <p>
            <Trans>Nearly the same in the course. Compare the tones and letters:</Trans>
          </p>
          <TwinList items={near} course={course} />
        </>
      )}
    </div>
  )
}

function TwinList({
  items,
  course,
}: {
  items: readonly (Word | Sentence)[]
  course: SpelledCourse
}) {
  const { language } = useInterfaceLanguage()
  return (
    <ul>
      {items.slice(0, mostShown).map(({ id, text, gloss }) => (
        <li key={id}>
          <WordText lang={course.summary.htmlLang} size="inline">
            {text}
          </WordText>{' '}
          <span lang={glossLanguageOf(language)}>{listMeanings(glossIn(gloss, language))}</span>
        </li>
      ))}
    </ul>
  )
}

/** A course as those need it who write its language. */
export interface SpelledCourse {
  readonly summary: CourseSummary
  readonly language: WrittenLanguage
  readonly findTwins: ReturnType<typeof createFindTwins<Word | Sentence>>
}

/** Made once for a course: each of its items is folded for it. */
export function spelledCourseOf(course: Course): SpelledCourse {
  const { summary } = course
  const language = languageOf(summary)
  return { summary, language, findTwins: createFindTwins(listItems(course).values(), language) }
}
