import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type Coverage, type CoveredTheme, type LanguageDesk } from '@mboa/contract'
import { BookCheck, Flag, Headphones, PencilLine } from 'lucide-react'
import { useId, useMemo } from 'react'
import { glossIn, regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { askCoverage, type DeskOf } from './desk-api.ts'
import { GiveList } from './give-list.tsx'
import { HeardSpeakers, NumberCell } from './heard-speakers.tsx'
import { MoreButton } from './more-button.tsx'
import { usePages } from './use-pages.ts'

interface CoverageTabProps {
  of: DeskOf
  desk: LanguageDesk
}

/** What of the language is heard, by how many speakers, and what waits. */
export function CoverageTab({ of, desk }: CoverageTabProps) {
  const { state } = useResource(useMemo(() => coverageOf(of), [of]))
  return (
    <>
      <Waiting desk={desk} />
      <LoadedPart of={state}>{(first) => <Themes of={of} desk={desk} first={first} />}</LoadedPart>
    </>
  )
}

const coverageOf = (of: DeskOf): Source<Coverage> => ({
  during: 'asking what of a language is recorded',
  ask: () => askCoverage(of, 0),
})

/** What other speakers are to hear and to read, each where they do it. */
function Waiting({
  desk: { language, takesWaiting, wordsWaiting, spellingsWaiting = 0, reportsWaiting = 0 },
}: Pick<CoverageTabProps, 'desk'>) {
  const addressOf = (tab: 'review' | 'add-words' | 'write') =>
    `${pagePaths.recorderRecordings}?tab=${tab}&course=${language}`
  if (takesWaiting + wordsWaiting + spellingsWaiting + reportsWaiting === 0) return null
  return (
    <MarginRows>
      {takesWaiting > 0 && (
        <LinkRow
          icon={Headphones}
          to={addressOf('review')}
          title={
            <Plural
              value={takesWaiting}
              one="# recording is waiting for review"
              other="# recordings are waiting for review"
            />
          }
        />
      )}
      {wordsWaiting > 0 && (
        <LinkRow
          icon={BookCheck}
          to={addressOf('add-words')}
          title={
            <Plural
              value={wordsWaiting}
              one="# word is waiting to be checked"
              other="# words are waiting to be checked"
            />
          }
        />
      )}
      {spellingsWaiting > 0 && (
        <LinkRow
          icon={PencilLine}
          to={addressOf('write')}
          title={
            <Plural
              value={spellingsWaiting}
              one="# spelling is waiting to be checked"
              other="# spellings are waiting to be checked"
            />
          }
        />
      )}
      {reportsWaiting > 0 && (
        <LinkRow
          icon={Flag}
          to={`${pagePaths.languageDesk}?language=${language}&tab=decisions`}
          title={
            <Plural
              value={reportsWaiting}
              one="Learners report # word"
              other="Learners report # words"
            />
          }
        />
      )}
    </MarginRows>
  )
}

function Themes({ of, desk, first }: CoverageTabProps & { first: Coverage }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { pages, ...more } = usePages(first, {
    next: (page) => page.next,
    ask: (from: number) => askCoverage(of, from),
  })
  const { voiced, waiting } = first
  const total = new Intl.NumberFormat(regionalTag(language)).format(first.total)
  const themes = pages.flatMap((page) => page.themes)
  const asked = themes.filter(({ source }) => source === 'concepts')
  const taught = themes.filter(({ source }) => source !== 'concepts')
  return (
    <>
      <p>
        <Plural
          value={voiced}
          one={`# of ${total} words and sentences can be heard.`}
          other={`# of ${total} words and sentences can be heard.`}
        />{' '}
        {waiting > 0 && (
          <Plural
            value={waiting}
            one="# more is waiting for approval."
            other="# more are waiting for approval."
          />
        )}
      </p>
      <HeardSpeakers heard={first.heard ?? []} />
      <GiveList desk={desk} themes={themes} />
      <p className="small soft">
        <Trans>The least heard come first.</Trans>
      </p>
      <ThemeTable title={t`Units of the course`} column={t`Unit`} themes={taught} />
      <ThemeTable title={t`What speakers are asked for`} column={t`Theme`} themes={asked} />
      <MoreButton {...more} />
    </>
  )
}

interface ThemeTableProps {
  title: string
  column: string
  themes: readonly CoveredTheme[]
}

function ThemeTable({ title, column, themes }: ThemeTableProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const id = useId()
  if (themes.length === 0) return null
  const titleOf = (theme: CoveredTheme) =>
    theme.title === null ? t`Added by speakers` : glossIn(theme.title, language)
  return (
    <section className="stack tight">
      <h2 id={id}>{title}</h2>
      {/* Scrolled by keyboard where it is wider than the screen. */}
      <div className="desk-table" role="region" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col" className="number">
                <Trans>Missing</Trans>
              </th>
              <th scope="col" className="number">
                <Trans>Waiting</Trans>
              </th>
              <th scope="col" className="number">
                <Trans>1–2 voices</Trans>
              </th>
              <th scope="col" className="number">
                <Trans>3 or more</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {themes.map((theme) => (
              <tr key={`${theme.source} ${theme.theme}`}>
                <th scope="row">{titleOf(theme)}</th>
                <NumberCell count={missingOf(theme)} />
                <NumberCell count={theme.waiting} />
                <NumberCell count={theme.one + theme.two} />
                <NumberCell count={theme.three} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const missingOf = ({ items, waiting, one, two, three }: CoveredTheme) =>
  items - waiting - one - two - three
