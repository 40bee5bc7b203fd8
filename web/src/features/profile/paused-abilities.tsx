import { Trans } from '@lingui/react/macro'
import type { Ability } from '@mboa/domain'
import { useState } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { abilities, endPause, findPauseEnd } from '../../platform/sound/pauses.ts'

const listPaused = () =>
  abilities.flatMap((ability) => {
    const end = findPauseEnd(ability, Date.now())
    return end === undefined ? [] : [{ ability, end }]
  })

/** What exercises leave out on this device for now, and how to have it back; nothing most of the time. */
export function PausedAbilities() {
  const { language } = useInterfaceLanguage()
  const [paused, setPaused] = useState(listPaused)
  const time = new Intl.DateTimeFormat(regionalTag(language), { timeStyle: 'short' })

  function resume(ability: Ability) {
    endPause(ability)
    setPaused(listPaused())
  }

  return paused.map(({ ability, end }) => {
    const until = time.format(end)
    const isListening = ability === 'listening'
    return (
      <div key={ability} className="stack tight">
        <p>
          {isListening ? (
            <Trans>No listening on this device until {until}.</Trans>
          ) : (
            <Trans>No speaking on this device until {until}.</Trans>
          )}
        </p>
        <button type="button" className="button plain hanging" onClick={() => resume(ability)}>
          {isListening ? <Trans>Listen again</Trans> : <Trans>Speak again</Trans>}
        </button>
      </div>
    )
  })
}
