import { Trans, useLingui } from '@lingui/react/macro'
import { api, type Coverage, type HeardGroup } from '@mboa/contract'
import { useId, useMemo } from 'react'
import { call } from '../../platform/network/api-client.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { ageTexts, sexTexts } from '../../ui/take-texts/said-of-speakers.ts'
import { deskOptions, type DeskOf } from './desk-options.ts'
import { textIn } from './heard-speakers.tsx'
import { ThemeTables } from './theme-tables.tsx'
import { usePages } from './use-pages.ts'

/** Who speaks and has something in common. */
export type VoiceGroup = Pick<HeardGroup, 'by'> & { readonly value: string }

interface GroupChoiceProps {
  heard: readonly HeardGroup[]
  group: VoiceGroup | undefined
  onChange: (group: VoiceGroup | undefined) => void
}

/** Whose voices the themes are shown with; nothing to choose where every group is of few. */
export function GroupChoice({ heard, group, onChange }: GroupChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const groups = heard.flatMap(({ by, value, speakers }) =>
    value === null || speakers === null ? [] : [{ by, value }],
  )
  if (groups.length === 0) return null
  const titles = { age: t`Age`, sex: t`Sex`, dialect: t`Dialect` }
  const nameOf = ({ by, value }: VoiceGroup) => {
    const text = by === 'age' ? textIn(ageTexts, value) : by === 'sex' && textIn(sexTexts, value)
    return text ? t(text) : value
  }
  return (
    <div className="field narrow-field">
      <label htmlFor={id}>
        <Trans>Voices of</Trans>
      </label>
      <select
        id={id}
        className="input"
        aria-describedby={`${id}-help`}
        value={group === undefined ? '' : keyOf(group)}
        onChange={({ currentTarget }) =>
          onChange(groups.find((each) => keyOf(each) === currentTarget.value))
        }
      >
        <option value="">{t`Everyone`}</option>
        {(['age', 'sex', 'dialect'] as const)
          .map((by) => ({ by, those: groups.filter((each) => each.by === by) }))
          .filter(({ those }) => those.length > 0)
          .map(({ by, those }) => (
            <optgroup key={by} label={titles[by]}>
              {those.map((each) => (
                <option key={each.value} value={keyOf(each)}>
                  {nameOf(each)}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
      <p className="small soft" id={`${id}-help`}>
        <Trans>Groups of fewer than five people aren’t offered.</Trans>
      </p>
    </div>
  )
}

const keyOf = ({ by, value }: VoiceGroup) => `${by} ${value}`

/** The themes with the voices of one group alone. */
export function ThemesOfGroup({ of, group }: { of: DeskOf; group: VoiceGroup }) {
  const { state } = useResource(useMemo(() => coverageOf(of, group), [of, group]))
  return (
    <LoadedPart of={state}>{(first) => <Pages of={of} group={group} first={first} />}</LoadedPart>
  )
}

const coverageOf = (of: DeskOf, group: VoiceGroup): Source<Coverage> => ({
  during: 'asking what of a language a group is heard with',
  ask: () => askCoverage(of, group, 0),
})

function askCoverage(of: DeskOf, { by, value }: VoiceGroup, from: number) {
  const query = { from: String(from), by, of: value }
  return call(api.readDeskCoverage, { ...deskOptions(of), query })
}

function Pages({ of, group, first }: { of: DeskOf; group: VoiceGroup; first: Coverage }) {
  const { pages, ...more } = usePages(first, {
    next: (page) => page.next,
    ask: (from: number) => askCoverage(of, group, from),
  })
  return <ThemeTables themes={pages.flatMap((page) => page.themes)} more={more} />
}
