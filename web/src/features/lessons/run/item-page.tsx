import { Trans, useLingui } from '@lingui/react/macro'
import type { Sentence, Word } from '@mboa/contract'
import { PresentedItem } from '../../../exercises/presenting/presented-item.tsx'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { isSaid } from '../../../platform/voice-store/said-items.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import './lesson-page.css'
import { ToneRow } from './tone-row.tsx'

/** Where nobody has said the word: for who wants to hear how its tones go. */
const { Part: HummedWord } = lazyPart(
  async () => (await import('../../../exercises/hearing/hummed-word.tsx')).HummedWord,
  'silent',
)

interface ItemPageProps {
  item: Word | Sentence
  course: Course
  onNext: () => void
}

/** A word or sentence presented: its card, its tones and what is known of its use. */
export function ItemPage({ item, course, onNext }: ItemPageProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { htmlLang, course: code } = course.summary
  const isSentence = !course.units.some(({ words }) => words.some(({ id }) => id === item.id))
  const isHeard = course.recordings?.has(item.id) === true || isSaid(item.id)
  const [, ...others] = glossIn(item.gloss, language)
  return (
    <PresentedItem
      item={item}
      course={course}
      task={isSentence ? t`Learn this sentence` : t`Learn this word`}
      onNext={onNext}
    >
      <div className="lesson-notes">
        <ToneRow text={item.text} course={code} lang={htmlLang} />
        {!isSentence && !isHeard && <HummedWord course={code} text={item.text} />}
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
    </PresentedItem>
  )
}
