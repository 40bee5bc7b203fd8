import { Trans } from '@lingui/react/macro'
import type { Sentence, Word } from '@mboa/contract'
import { glossIn, glossLanguageOf, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listMeanings } from '../../../ui/list-meanings.ts'
import { WordText } from '../../../ui/word-text.tsx'
import type { SpelledCourse } from './spelled-course.ts'

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
            <Trans>The course has this already. If it’s another word, go on:</Trans>
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
