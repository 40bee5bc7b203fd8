import { useLingui } from '@lingui/react/macro'
import type { RecordingPrompt, Turn } from '@mboa/domain'
import { VoiceChoice } from '../session/turn-switch.tsx'
import type { TurnVoices } from '../session/use-turn-voices.ts'

const turns: readonly Turn[] = ['A', 'B']

/** The turns of conversations in a list that nobody has taken yet: nothing of them is anybody's voice. */
export const openTurns = (prompts: readonly RecordingPrompt[], { voiceOf }: TurnVoices) =>
  turnsIn(prompts).filter((turn) => voiceOf(turn) === undefined)

const turnsIn = (prompts: readonly RecordingPrompt[]) =>
  turns.filter((each) => prompts.some(({ turn }) => turn === each))

interface TurnsOfRecordingProps {
  prompts: readonly RecordingPrompt[]
  voices: TurnVoices
}

/** Of a recording with conversations: who said whose lines. Nothing where one person can have. */
export function TurnsOfRecording({ prompts, voices }: TurnsOfRecordingProps) {
  const { t } = useLingui()
  const { able, hasRecorderAgreed, voiceOf, take } = voices
  const asked = turnsIn(prompts)
  if (asked.length === 0 || able.length + (hasRecorderAgreed ? 1 : 0) < 2) return null
  return (
    <div className="stack tight">
      {asked.map((turn) => {
        const label = turn === 'A' ? t`Who says the first person’s lines?` : t`Who answers?`
        return (
          <div key={turn} className="stack tight">
            <p className="strong">{label}</p>
            <VoiceChoice
              label={label}
              voice={voiceOf(turn)}
              take={(voice) => take(turn, voice)}
              able={able}
              hasRecorderAgreed={hasRecorderAgreed}
            />
          </div>
        )
      })}
    </div>
  )
}
