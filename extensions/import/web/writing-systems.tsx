import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DeskImports, ImportDraftAnswer } from '@mboa/contract'
import { useId } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../web/src/i18n/interface-language.ts'

type Found = ImportDraftAnswer['writingSystems']
/** By the tags of writing systems; empty for what is in no spelling by name. */
export type Conventions = Readonly<Record<string, string>>

interface WritingSystemsProps {
  found: Found
  orthographies: DeskImports['orthographies']
  /** What was said by hand. */
  chosen: Conventions
  onChoose: (chosen: Conventions) => void
}

/** Which spelling of the language each writing system of a file is: where both are several. */
export function WritingSystems({ found, orthographies, chosen, onChoose }: WritingSystemsProps) {
  if (found.length < 2 || orthographies.length < 2) return null
  const chosenFor = ({ tag }: Found[number]) =>
    Object.hasOwn(chosen, tag) ? chosen[tag] : undefined
  return (
    <details>
      <summary>
        <Trans>Which spelling each writing system is</Trans>
      </summary>
      <div className="stack tight">
        <p className="small soft">
          <Trans>
            A word that also has a second spelling brings it along: both then count as right
            answers.
          </Trans>
        </p>
        {found.map((system) => (
          <WritingSystem
            key={system.tag}
            system={system}
            orthographies={orthographies}
            convention={chosenFor(system) ?? system.convention ?? ''}
            onChoose={(convention) => onChoose({ ...chosen, [system.tag]: convention })}
          />
        ))}
      </div>
    </details>
  )
}

interface WritingSystemProps extends Pick<WritingSystemsProps, 'orthographies'> {
  system: Found[number]
  convention: string
  onChoose: (convention: string) => void
}

function WritingSystem(props: WritingSystemProps) {
  const { system, orthographies, convention, onChoose } = props
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        <bdi>{system.tag}</bdi>
      </label>
      <select
        id={id}
        className="input"
        value={convention}
        aria-describedby={`${id}-count`}
        onChange={({ target: { value } }) => onChoose(value)}
      >
        <option value="">{t`not said`}</option>
        {orthographies.map((each) => (
          <option key={each.id} value={each.id}>
            {glossIn(each.name, language)}
          </option>
        ))}
      </select>
      <p className="small soft" id={`${id}-count`}>
        <Plural value={system.count} one="in # entry" other="in # entries" />
      </p>
    </div>
  )
}
