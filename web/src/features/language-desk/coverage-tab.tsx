import { Plural } from '@lingui/react/macro'
import { api, pagePaths, type Coverage, type LanguageDesk } from '@mboa/contract'
import { BookCheck, Flag, Headphones, PencilLine } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { call } from '../../platform/network/api-client.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { deskOptions, type DeskOf } from './desk-options.ts'
import { GiveList } from './give-list.tsx'
import { GroupChoice, ThemesOfGroup, type VoiceGroup } from './group-choice.tsx'
import { HeardSpeakers } from './heard-speakers.tsx'
import { ThemeTables } from './theme-tables.tsx'
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
  ask: () => call(api.readDeskCoverage, { ...deskOptions(of), query: { from: '0' } }),
})

/** What other speakers are to hear and to read, each where they do it. */
function Waiting({
  desk: { language, takesWaiting, wordsWaiting, spellingsWaiting, reportsWaiting },
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
  const [group, setGroup] = useState<VoiceGroup>()
  const { pages, ...more } = usePages(first, {
    next: (page) => page.next,
    ask: (from: number) =>
      call(api.readDeskCoverage, { ...deskOptions(of), query: { from: String(from) } }),
  })
  const { voiced, waiting } = first
  const total = useFormatNumber()(first.total)
  const themes = pages.flatMap((page) => page.themes)
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
      <GroupChoice heard={first.heard ?? []} group={group} onChange={setGroup} />
      {group === undefined ? (
        <ThemeTables themes={themes} more={more} />
      ) : (
        <ThemesOfGroup key={`${group.by} ${group.value}`} of={of} group={group} />
      )}
    </>
  )
}
