import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { readSettings, sessionLengths, type SessionLength } from '@mboa/domain'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import {
  requestedItemsPath,
  sessionPath,
  type PractisePage,
} from '../../platform/navigation/session-address.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { Segments } from '../../ui/segments.tsx'
import '../../ui/field.css'
import type { Theme } from './list-themes.ts'

/** Something to practise. */
interface Practisable {
  /** Also its place among the choices: another learner's day may lack some of them. */
  value: string
  text: string
  /** What it asks about, in order; absent for what waits. */
  items?: readonly string[]
  ofTones?: boolean
}

interface SessionChoiceProps {
  page: PractisePage
  /** The first one is chosen until another one is. */
  choices: readonly (Practisable | false)[]
  themes: readonly Theme[]
  /** How long a session of so many is, in words. */
  describeLength: (length: SessionLength) => string
}

/** What to practise and for how long, with one start for all of it. */
export function SessionChoice({ page, choices, themes, describeLength }: SessionChoiceProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { sessionLength } = readSettings(usePractice().fold)
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const [size, setSize] = useState<Size>()
  const offered = choices.filter((choice) => choice !== false)
  const ofThemes = themes.map(({ unit, items, all, met }): Practisable => {
    const title = glossIn(unit.title, language)
    return {
      value: `theme/${unit.unit}`,
      text: t`${title} (${ph({ met: formatNumber(met) })} of ${ph({ all: formatNumber(all) })} met)`,
      items,
    }
  })
  const what = [...offered, ...ofThemes].find(({ value }) => value === chosen) ?? offered[0]
  if (what === undefined) return null

  const isQuick = size === 'quick'
  const length = isQuick || size === undefined || size === sessionLength ? undefined : size
  const { items, ofTones = false } = what
  const wish = { isQuick, length }
  const path =
    items === undefined
      ? sessionPath(page, wish)
      : requestedItemsPath(page, items, { ...wish, ofTones })
  return (
    <>
      <div className="field">
        <label htmlFor={id}>
          <Trans>What to practise</Trans>
        </label>
        <select
          id={id}
          className="input"
          value={what.value}
          onChange={({ target }) => setChosen(target.value)}
        >
          <Options of={offered} />
          {ofThemes.length > 0 && (
            <optgroup label={t`One theme`}>
              <Options of={ofThemes} />
            </optgroup>
          )}
        </select>
      </div>
      <Segments
        label={t`How long`}
        options={[
          { value: 'quick', text: t`2 minutes` },
          ...listLengths(sessionLength).map((each) => ({
            value: `${each}`,
            text: describeLength(each),
          })),
        ]}
        value={`${size ?? sessionLength}`}
        onChange={(value) => setSize(value === 'quick' ? value : parseLength(value))}
      />
      {isQuick && (
        <p className="small soft">
          <Trans>A few taps, no typing.</Trans>
        </p>
      )}
      <Link to={path} className="button main wide">
        <Trans>Start</Trans>
      </Link>
    </>
  )
}

type Size = 'quick' | SessionLength

const parseLength = (value: string) => sessionLengths.find((each) => `${each}` === value)

/** What is as short as two minutes is offered only to who has set it. */
const listLengths = (usual: SessionLength) =>
  sessionLengths.filter((each) => each > 5 || each === usual)

const Options = ({ of: choices }: { of: readonly Practisable[] }) =>
  choices.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
