import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { api, type DeskAct, type DeskActs, type LanguageAct } from '@mboa/contract'
import { useMemo } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { call } from '../../platform/network/api-client.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { deskOptions, type DeskOf } from './desk-options.ts'
import { MoreButton } from './more-button.tsx'
import { usePages } from './use-pages.ts'

/** What was done to the language and its people, the newest first. Nothing here can be changed. */
export function ActsTab({ of }: { of: DeskOf }) {
  const { state } = useResource(useMemo(() => actsOf(of), [of]))
  return (
    <>
      <p className="soft">
        <Trans>
          Everything done for this language, and by whom. Nothing here can be changed. Once an
          account is deleted, its name is no longer shown.
        </Trans>
      </p>
      <LoadedPart of={state}>{(first) => <Acts of={of} first={first} />}</LoadedPart>
    </>
  )
}

const actsOf = (of: DeskOf): Source<DeskActs> => ({
  during: 'asking what was done to a language',
  ask: () => call(api.listDeskActs, deskOptions(of)),
})

function Acts({ of, first }: { of: DeskOf; first: DeskActs }) {
  const { pages, ...more } = usePages(first, {
    next: (page) => page.next,
    ask: (before: string) => call(api.listDeskActs, { ...deskOptions(of), query: { before } }),
  })
  const acts = pages.flatMap((page) => page.acts)
  return (
    <>
      <ol className="desk-acts">
        {acts.map((act) => (
          <ActRow key={act.id} act={act} />
        ))}
      </ol>
      <MoreButton {...more} />
    </>
  )
}

const texts: Readonly<Record<LanguageAct, MessageDescriptor>> = {
  'recorder-invited': msg`Created an invitation`,
  'invitation-revoked': msg`Withdrew an invitation`,
  'recorder-joined': msg`Joined as a recorder`,
  'recorder-removed': msg`Removed a recorder`,
  'coordinator-named': msg`Named a coordinator`,
  'coordinator-removed': msg`Withdrew a coordinator’s role`,
  'course-published': msg`Published the course`,
  'course-unpublished': msg`Unpublished the course`,
  'words-imported': msg`Imported words from a file`,
  'import-undone': msg`Undid an import`,
  'word-confirmed': msg`Confirmed a word`,
  'word-rejected': msg`Rejected a word`,
  'word-reopened': msg`Reversed a decision on a word`,
  'reports-settled': msg`Decided what learners reported`,
  'reports-reopened': msg`Reversed a decision on reports`,
  'unit-named': msg`Named a unit`,
  'unit-published': msg`Published a unit`,
  'unit-taken-back': msg`Unpublished a unit`,
  'units-ordered': msg`Reordered the units`,
  'publishing-set': msg`Set when new units are published`,
  'account-disabled': msg`Locked an account`,
  'account-enabled': msg`Unlocked an account`,
  'speaker-withdrawn': msg`Withdrew a speaker who asked for it`,
  'speaker-deleted': msg`Deleted a speaker who asked for it`,
  'recording-taken-back': msg`Took back a recording from a file`,
  'workshop-opened': msg`Opened a workshop`,
  'workshop-linked': msg`Made a new link to a workshop`,
  'workshop-joined': msg`Joined a workshop`,
  'workshop-left': msg`Left a workshop`,
  'workshop-closed': msg`Closed a workshop`,
  'account-deleted': msg`Deleted an account`,
}

/** Acts that are done to somebody else. */
const onPeople: readonly LanguageAct[] = [
  'recorder-removed',
  'coordinator-named',
  'coordinator-removed',
]

/** What the server alone calls something by says nothing to people. */
const key = /[\da-f]{8}-[\da-f]{4}-/

function ActRow({ act: { act, actedAt, isOperator, actor, person, thing } }: { act: DeskAct }) {
  const { t, i18n } = useLingui()
  const { language } = useInterfaceLanguage()
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const
  const at = new Intl.DateTimeFormat(regionalTag(language), format).format(actedAt)
  const deleted = t`deleted account`
  const by = isOperator ? t`The server’s operator` : (actor?.fullName ?? deleted)
  const to = onPeople.includes(act) ? (person?.fullName ?? deleted) : undefined
  return (
    <li>
      <p className="strong">{i18n._(texts[act])}</p>
      {to !== undefined && <p>{to}</p>}
      <p className="small soft">
        {by} · <time dateTime={new Date(actedAt).toISOString()}>{at}</time>
      </p>
      {thing !== null && !key.test(thing) && <p className="small soft address">{thing}</p>}
    </li>
  )
}
