import { Trans, useLingui } from '@lingui/react/macro'
import {
  changeAnswerSignals,
  changeRecallFirst,
  changeSetting,
  readAnswerSignals,
  readRecallFirst,
  readReminder,
  readSettings,
  sessionLengths,
  type LearnerSettings,
  type SettingChange,
} from '@mboa/domain'
import { useId } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { Banner } from '../../ui/banner.tsx'
import { NotSaved } from '../../ui/not-saved.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Segments } from '../../ui/segments.tsx'
import { NumberChoice } from './number-choice.tsx'
import { PausedAbilities } from './paused-abilities.tsx'
import { ReminderField } from './reminder-field.tsx'
import { SeenConventions } from './seen-conventions.tsx'
import { TonesInAnswers } from './tones-in-answers.tsx'
import { useSettings } from './use-settings.ts'

/** How a learner wants to practise; what is changed here holds on all their devices. */
export function PracticeCard() {
  const { status, fold, trouble, change } = useSettings()
  const titleId = useId()
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Practice</Trans>
      </h2>
      <NotSaved because={trouble} />
      {status === 'loading' && <Loading />}
      {status === 'failed' && (
        <Banner kind="bad">
          <Trans>
            Your settings couldn’t be opened. Close other Mboa tabs, then open this page again.
          </Trans>
        </Banner>
      )}
      {status === 'ready' && (
        <>
          <SeenConventions fold={fold} onChange={change} />
          <TonesInAnswers fold={fold} onChange={change} />
          <PracticeAmounts settings={readSettings(fold)} onChange={change} />
          <AnswerSignals
            isOn={readAnswerSignals(fold)}
            onChange={(isOn) => change(changeAnswerSignals(isOn))}
          />
          <RecallFirst
            isOn={readRecallFirst(fold)}
            onChange={(isOn) => change(changeRecallFirst(isOn))}
          />
          <PausedAbilities />
          <ReminderField time={readReminder(fold)} onChange={change} />
        </>
      )}
    </section>
  )
}

const newWordsOffered = [0, 3, 5, 8, 10, 15, 20, 30, 50]
const weeklyGoals = [1, 2, 3, 4, 5, 6, 7]

interface PracticeAmountsProps {
  settings: LearnerSettings
  onChange: (change: SettingChange) => void
}

function PracticeAmounts({ settings, onChange }: PracticeAmountsProps) {
  const { t } = useLingui()
  const formatNumber = useFormatNumber()
  return (
    <>
      <Segments
        label={t`Words in a session`}
        options={sessionLengths.map((length) => ({
          value: `${length}`,
          text: formatNumber(length),
        }))}
        value={`${settings.sessionLength}`}
        onChange={(chosen) => {
          const length = sessionLengths.find((each) => `${each}` === chosen)
          if (length !== undefined) onChange(changeSetting('sessionLength', length))
        }}
      />
      <NumberChoice
        label={t`New words a day`}
        help={t`Across all languages. With 0, you only review.`}
        offered={newWordsOffered}
        value={settings.newWordsPerDay}
        onChange={(count) => onChange(changeSetting('newWordsPerDay', count))}
      />
      <NumberChoice
        label={t`Days of practice a week`}
        help={t`Your goal, shown on the dashboard. No harm done if you miss it.`}
        offered={weeklyGoals}
        value={settings.weeklyGoalDays}
        onChange={(count) => onChange(changeSetting('weeklyGoalDays', count))}
      />
    </>
  )
}

interface SwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function AnswerSignals({ isOn, onChange }: SwitchProps) {
  const { t } = useLingui()
  return (
    <div className="stack tight">
      <Segments
        label={t`Sound and vibration after an answer`}
        options={[
          { value: 'on', text: t`On` },
          { value: 'off', text: t`Off` },
        ]}
        value={isOn ? 'on' : 'off'}
        onChange={(chosen) => onChange(chosen === 'on')}
      />
      <p className="help">
        <Trans>A short tone for right and another for wrong. Never while a recording plays.</Trans>
      </p>
    </div>
  )
}

function RecallFirst({ isOn, onChange }: SwitchProps) {
  const { t } = useLingui()
  return (
    <div className="stack tight">
      <Segments
        label={t`Choices for what you know`}
        options={[
          { value: 'later', text: t`After a moment` },
          { value: 'at-once', text: t`At once` },
        ]}
        value={isOn ? 'later' : 'at-once'}
        onChange={(chosen) => onChange(chosen === 'later')}
      />
      <p className="help">
        <Trans>
          Recalling it before you see the choices makes it stick. They come after four seconds, or
          as soon as you ask.
        </Trans>
      </p>
    </div>
  )
}
