import { Trans } from '@lingui/react/macro'
import type { Sentence, Word } from '@mboa/contract'
import { BookOpen } from 'lucide-react'
import { useId } from 'react'
import { Prompt } from '../../../exercises/asking/prompt.tsx'
import { SoundButton } from '../../../exercises/hearing/sound-button.tsx'
import { TrustLine } from '../../../exercises/asking/trust-line.tsx'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WordPicture } from '../../../ui/word-picture.tsx'
import { LessonPage } from './lesson-page.tsx'
import { ToneRow } from './tone-row.tsx'

interface ItemPageProps {
  item: Word | Sentence
  course: Course
  onNext: () => void
}

/** A word or sentence presented: its picture, sound, spelling, tones and what is known of its use. */
export function ItemPage({ item, course, onNext }: ItemPageProps) {
  const { language } = useInterfaceLanguage()
  const contentId = useId()
  const { htmlLang, orthography, course: code } = course.summary
  const isSentence = !course.units.some(({ words }) => words.some(({ id }) => id === item.id))
  const [meaning, ...others] = glossIn(item.gloss, language)
  return (
    <LessonPage
      task={isSentence ? <Trans>Learn this sentence</Trans> : <Trans>Learn this word</Trans>}
      describedBy={contentId}
      onNext={onNext}
    >
      {'picture' in item && item.picture !== undefined && (
        <div className="lesson-picture">
          <WordPicture picture={item.picture} />
        </div>
      )}
      <Prompt
        margin={
          <SoundButton
            course={course}
            item={item.id}
            fallback={<Icon of={BookOpen} />}
            startsAlone
          />
        }
        meaning={meaning}
        word={{ text: item.text, lang: htmlLang }}
      >
        <TrustLine word={item} orthography={orthography} lang={htmlLang} showsWord />
      </Prompt>
      <div className="lesson-notes">
        <ToneRow text={item.text} course={code} lang={htmlLang} />
        {others.length > 0 && (
          <p>
            <Trans>Also: {others.join(', ')}</Trans>
          </p>
        )}
        {'literally' in item && item.literally !== undefined && (
          <p>
            <Trans>Word for word: {glossIn(item.literally, language)}</Trans>
          </p>
        )}
        {item.note !== undefined && <p>{glossIn(item.note, language)}</p>}
        {item.dialect !== undefined && <p className="soft">{item.dialect}</p>}
      </div>
    </LessonPage>
  )
}
