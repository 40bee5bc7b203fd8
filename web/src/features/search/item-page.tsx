import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { glossLanguages, learnersOnlyLicence, pagePaths } from '@mboa/contract'
import { BookA } from 'lucide-react'
import {
  glossIn,
  glossLanguageOf,
  sourceIn,
  useInterfaceLanguage,
} from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { requestedItemsPath } from '../../platform/navigation/session-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useItemReport } from '../../exercises/feedback/item-report.ts'
import { SoundButton } from '../../exercises/hearing/sound-button.tsx'
import { ShareLink } from '../../exercises/sharing/share-link.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PractiseLink } from '../../ui/practise-link.tsx'
import { WordPicture } from '../../ui/word-picture.tsx'
import { useLicenceName } from '../../ui/use-licence-name.ts'
import { listMeanings } from '../../ui/list-meanings.ts'
import { WordText } from '../../ui/word-text.tsx'
import { ItemVoices } from './voices/item-voices.tsx'
import type { CourseItem } from './course-items.ts'
import { ExampleSentences } from './example-sentences.tsx'
import { ItemProgress } from './item-progress.tsx'
import './search.css'

const { Part: HearWish } = lazyPart(
  'practice-more',
  async () => (await import('../../exercises/hearing/hear-wish.tsx')).HearWish,
  'silent',
)

const { Part: HummedWord } = lazyPart(
  'practice-more',
  async () => (await import('../../exercises/hearing/hummed-word.tsx')).HummedWord,
  'silent',
)

/** One word or sentence with its meanings, its notes, where it comes from, and how it stands. */
export function ItemPage({ item, course }: { item: CourseItem; course: Course }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const [otherLanguage = 'en'] = glossLanguages.filter((code) => code !== glossLanguageOf(language))
  const { htmlLang, course: code } = course.summary
  const licenceName = useLicenceName()
  const report = useItemReport({ course, item: item.id, answer: '', expected: item.text })
  const nameOfConvention = (id: string) => {
    const convention = course.summary.orthography.others?.find((other) => other.id === id)
    return convention === undefined ? id : glossIn(convention.name, language)
  }
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
            makeAddress={() => `${location.origin}${pagePaths.learnerSearch}/${item.id}`}
            copiesTitle
          >
            {word === undefined ? (
              <Trans>Share this sentence</Trans>
            ) : (
              <Trans>Share this word</Trans>
            )}
          </ShareLink>
        )}
        <dl className="item-facts">
          {item.variants?.map(({ text, dialect }) => (
            <div key={text}>
              <dt>{dialect ?? <Trans>Also</Trans>}</dt>
              <dd>
                <WordText lang={htmlLang}>{text}</WordText>
              </dd>
            </div>
          ))}
          {Object.entries(item.spellings ?? {}).map(([convention, texts]) => (
            <div key={convention}>
              <dt>
                <Trans>Also written</Trans>
              </dt>
              <dd>
                <WordText lang={htmlLang}>{texts.join(', ')}</WordText>{' '}
                <span className="soft small">({nameOfConvention(convention)})</span>
              </dd>
            </div>
          ))}
          {item.dialect !== undefined && (
            <div>
              <dt>
                <Trans>Dialect</Trans>
              </dt>
              <dd>{item.dialect}</dd>
            </div>
          )}
          <div>
            <dt>
              <Trans>Checked</Trans>
            </dt>
            <dd>
              {item.checkedBy > 0 ? (
                <Plural
                  value={item.checkedBy}
                  one="Checked by # speaker"
                  other="Checked by # speakers"
                />
              ) : (
                <Trans>Not yet checked by a speaker</Trans>
              )}
            </dd>
          </div>
        </dl>
        <details>
          <summary>
            <Trans>Where it comes from</Trans>
          </summary>
          <dl className="item-facts">
            <div>
              <dt>
                <Trans>Spelling</Trans>
              </dt>
              <dd>{glossIn(course.summary.orthography.name, language)}</dd>
            </div>
            {item.sources.map((source) => (
              <div key={source.citation}>
                <dt>
                  <Trans>Source</Trans>
                </dt>
                <dd>
                  {sourceIn(source, language)}{' '}
                  <span className="soft small">({licenceName(source.licence)})</span>
                </dd>
              </div>
            ))}
            <div>
              <dt>
                <Trans>Licence in Mboa</Trans>
              </dt>
              <dd>{licenceName(item.licence)}</dd>
            </div>
          </dl>
        </details>
      </div>
    </article>
  )
}
