import { Trans, useLingui } from '@lingui/react/macro'
import type { Bilingual, CoveredTheme, LanguageDesk } from '@mboa/contract'
import { useId, useState } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { givenListAddress } from '../../platform/recording-lists/given-list.ts'
import { conceptTheme, unitTheme } from '../../platform/recording-lists/list-address.ts'
import { InvitationLink } from './invitation-link.tsx'
import { listMessages } from './invitation-message.ts'

interface GiveListProps {
  desk: Pick<LanguageDesk, 'language' | 'name'>
  /** Those that are shown. */
  themes: readonly CoveredTheme[]
}

interface Given {
  readonly theme: string
  readonly source: CoveredTheme['source']
  readonly title: Bilingual
}

/** A theme for somebody to record: as a link to send or to have scanned; it waits on their device. */
export function GiveList({ desk: { language, name }, themes }: GiveListProps) {
  const { t } = useLingui()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const lists = themes.flatMap((theme): Given[] => {
    const { title, source } = theme
    return title === null ? [] : [{ theme: listOf(theme), source, title }]
  })
  const list = lists.find(({ theme }) => theme === chosen)
  if (lists.length === 0) return null
  return (
    <section className="stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Trans>Give someone a list</Trans>
      </h2>
      <p className="small soft">
        <Trans>
          Whoever records the language and opens the link finds the list on their dashboard.
        </Trans>
      </p>
      <div className="field">
        <label htmlFor={id}>
          <Trans>List</Trans>
        </label>
        <select
          id={id}
          className="input"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value="">{t`Choose a list`}</option>
          <Options title={t`What speakers are asked for`} of={lists} source="concepts" />
          <Options title={t`Units of the course`} of={lists} source="course" />
        </select>
      </div>
      {list !== undefined && (
        <ListLink key={list.theme} list={list} language={language} name={name} />
      )}
    </section>
  )
}

/** As the studio calls the list of a theme; those of concepts stand in sections. */
const listOf = ({ theme, source }: CoveredTheme): string =>
  source === 'concepts' ? conceptTheme(theme.split('/').at(-1) ?? theme) : unitTheme(theme)

interface OptionsProps {
  title: string
  of: readonly Given[]
  source: CoveredTheme['source']
}

function Options({ title, of, source }: OptionsProps) {
  const { language } = useInterfaceLanguage()
  const lists = of.filter((list) => list.source === source)
  if (lists.length === 0) return null
  return (
    <optgroup label={title}>
      {lists.map((list) => (
        <option key={list.theme} value={list.theme}>
          {glossIn(list.title, language)}
        </option>
      ))}
    </optgroup>
  )
}

function ListLink({
  list: { theme, title },
  language,
  name,
}: {
  list: Given
  language: string
  name: Bilingual
}) {
  const link = givenListAddress(location.origin, { course: language, theme })
  return <InvitationLink isAddress link={link} messages={listMessages({ name, link, title })} />
}
