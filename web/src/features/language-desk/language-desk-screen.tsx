import '../../ui/field.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { api, pagePaths, type LanguageDesk } from '@mboa/contract'
import { Fragment, useMemo, type ReactNode } from 'react'
import { Link } from 'wouter'
import { extensions } from '../../extensions.ts'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useQuery } from '../../platform/navigation/history.ts'
import { call, type ApiResult } from '../../platform/network/api-client.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { LanguageSelect } from '../../ui/language-select.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ActsTab } from './acts-tab.tsx'
import { CoverageTab } from './coverage-tab.tsx'
import { DecisionsTab } from './decisions/decisions-tab.tsx'
import { deskOptions } from './desk-options.ts'
import './language-desk.css'
import '../../ui/tabs.css'
import { PeopleTab } from './people-tab.tsx'
import { UnitsTab } from './units/units-tab.tsx'

/** `/dashboards/recorder/language`: what a language has, who records it, and what was done. */
export function LanguageDeskScreen() {
  const { t } = useLingui()
  const { id } = useSignedInUser()
  const { state } = useResource(useMemo(() => desksOf(id), [id]))
  return (
    <>
      <PageHeading title={t`Language desk`} />
      <LoadedPart of={state}>
        {(desks) => (desks.length === 0 ? <NoDesk /> : <Desks account={id} desks={desks} />)}
      </LoadedPart>
    </>
  )
}

const desksOf = (account: string): Source<readonly LanguageDesk[]> => ({
  during: 'asking for the desk of a language',
  ask: (signal) => askDesks(account, signal),
})

async function askDesks(
  account: string,
  signal: AbortSignal,
): Promise<ApiResult<readonly LanguageDesk[]>> {
  const profile = await call(api.readProfile, { signal, account })
  if (!profile.ok) return profile
  const desks: LanguageDesk[] = []
  for (const language of profile.value.coordinatedLanguages) {
    const desk = await call(api.readDesk, { ...deskOptions({ account, language }), signal })
    if (!desk.ok) return desk
    desks.push(desk.value)
  }
  return { ok: true, value: desks }
}

function NoDesk() {
  return (
    <div className="stack">
      <p>
        <Trans>
          This page is for people who coordinate a language here. Its other coordinators, or the
          people who run this server, can name you.
        </Trans>
      </p>
      <Link to={pagePaths.recorderHome} className="button second page-action">
        <Trans>Go to the dashboard</Trans>
      </Link>
    </div>
  )
}

interface DesksProps {
  account: string
  desks: readonly LanguageDesk[]
}

function Desks({ account, desks }: DesksProps) {
  const { t } = useLingui()
  const [parameters] = useQuery()
  const chosen = desks.find((desk) => desk.language === parameters.get('language')) ?? desks[0]
  if (chosen === undefined) return null
  return (
    <>
      <LanguageSelect
        label={t`Language`}
        languages={desks.map((desk) => ({ code: desk.language, name: desk.name }))}
        chosen={chosen.language}
        parameter="language"
      />
      <Desk
        key={chosen.language}
        account={account}
        desk={chosen}
        isOneOfSeveral={desks.length > 1}
      />
    </>
  )
}

interface DeskTab {
  readonly key: string
  readonly title: string
  readonly shown: ReactNode
}

interface DeskProps {
  account: string
  desk: LanguageDesk
  isOneOfSeveral: boolean
}

function Desk({ account, desk, isOneOfSeveral }: DeskProps) {
  const { t, i18n } = useLingui()
  const { language: spoken } = useInterfaceLanguage()
  const [parameters] = useQuery()
  const { language } = desk
  const of = useMemo(() => ({ account, language }), [account, language])
  const tabs: readonly DeskTab[] = [
    { key: 'coverage', title: t`Coverage`, shown: <CoverageTab of={of} desk={desk} /> },
    { key: 'decisions', title: t`To decide`, shown: <DecisionsTab of={of} desk={desk} /> },
    { key: 'units', title: t`Units`, shown: <UnitsTab of={of} /> },
    ...extensions
      .filter(({ name }) => desk.extensions.includes(name))
      .map(({ deskTab: { key, title, Tab } }) => ({
        key,
        title: i18n._(title),
        shown: <Tab of={of} />,
      })),
    { key: 'people', title: t`People`, shown: <PeopleTab of={of} name={desk.name} /> },
    { key: 'record', title: t`Activity log`, shown: <ActsTab of={of} /> },
  ]
  const current = tabs.find(({ key }) => key === parameters.get('tab')) ?? tabs[0]
  return (
    <>
      {!isOneOfSeveral && <p className="soft desk-name">{glossIn(desk.name, spoken)}</p>}
      <nav className="tabs" aria-label={t`Sections of this page`}>
        <ul>
          {tabs.map(({ key, title }) => (
            <li key={key}>
              <Link
                to={addressOf(language, key)}
                aria-current={current?.key === key ? 'page' : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Fragment key={current?.key}>{current?.shown}</Fragment>
    </>
  )
}

const addressOf = (language: string, tab: string) =>
  `${pagePaths.languageDesk}?${new URLSearchParams({ language, tab }).toString()}`
