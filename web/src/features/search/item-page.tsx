import { Trans, useLingui } from '@lingui/react/macro'
import { glossLanguages, learnersOnlyLicence, openWordPath, pagePaths } from '@mboa/contract'
import { BookA } from 'lucide-react'
import { glossIn, glossLanguageOf, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { requestedItemsPath } from '../../platform/navigation/session-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useItemReport } from '../../exercises/feedback/item-report.ts'
import { SoundButton } from '../../exercises/hearing/sound-button.tsx'
import { ItemFacts } from '../../exercises/sharing/item-facts.tsx'
import { ShareLink } from '../../exercises/sharing/share-link.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PractiseLink } from '../../ui/practise-link.tsx'
import { WordPicture } from '../../ui/word-picture.tsx'
import { listMeanings } from '../../ui/list-meanings.ts'
import { WordText } from '../../ui/word-text.tsx'
import { ItemVoices } from './voices/item-voices.tsx'
import type { CourseItem } from './course-items.ts'
import { ExampleSentences } from './example-sentences.tsx'
import { ItemProgress } from './item-progress.tsx'
import './search.css'

const { Part: HearWish } = lazyPart(
  async () => (await import('../../exercises/hearing/hear-wish.tsx')).HearWish,
  'silent',
)

const { Part: HummedWord } = lazyPart(
  async () => (await import('../../exercises/hearing/hummed-word.tsx')).HummedWord,
  'silent',
)

/** One word or sentence with its meanings, its notes, where it comes from, and how it stands. */
export function ItemPage({ item, course }: { item: CourseItem; course: Course }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const [otherLanguage = 'en'] = glossLanguages.filter((code) => code !== glossLanguageOf(language))
  const { htmlLang, course: code } = course.summary
  const report = useItemReport({ course, item: item.id, answer: '', expected: item.text })
  const meaning = listMeanings(glossIn(item.gloss, language))
  const courseName = glossIn(course.summary.name, language)
  const word = course.units.flatMap(({ words }) => words).find(({ id }) => id === item.id)
  return (
    <article className="book-page item-page">
      <div className="margin">
        <Icon of={BookA} />
      </div>
      <div className="text">
        <PageHeading title={item.text}>
          <WordText lang={htmlLang} size="large">
            {item.text}
          </WordText>
        </PageHeading>
        {course.recordings?.has(item.id) === true ? (
          <SoundButton course={course} item={item.id} fallback={null} />
        ) : (
          <div>
            <HummedWord course={code} text={item.text} />
            <HearWish report={report} />
          </div>
        )}
        {word?.picture !== undefined && <WordPicture picture={word.picture} />}
        <p>{meaning}</p>
        <p className="soft" lang={otherLanguage}>
          {listMeanings(item.gloss[otherLanguage])}
        </p>
        {item.note !== undefined && <p>{glossIn(item.note, language)}</p>}
        <ItemVoices item={item.id} />
        <ItemProgress item={item.id} />
        <PractiseLink
          course={code}
          path={requestedItemsPath(
            word === undefined ? pagePaths.learnerSentences : pagePaths.learnerWords,
            [item.id],
          )}
          className="button main"
        >
          {word === undefined ? (
            <Trans>Practise this sentence</Trans>
          ) : (
            <Trans>Practise this word</Trans>
          )}
        </PractiseLink>
        {word !== undefined && <ExampleSentences word={item.id} course={course} />}
        {item.licence !== learnersOnlyLicence && (
          <ShareLink
            title={t`${item.text}: “${meaning}” (${courseName})`}
            makeAddress={() => location.origin + openWordPath(item.id)}
            copiesTitle
          >
            {word === undefined ? (
              <Trans>Share this sentence</Trans>
            ) : (
              <Trans>Share this word</Trans>
            )}
          </ShareLink>
        )}
        <ItemFacts item={item} course={course.summary} />
      </div>
    </article>
  )
}
