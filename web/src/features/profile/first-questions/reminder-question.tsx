import { readReminder, type PracticeFold, type SettingChange } from '@mboa/domain'
import { ReminderField } from '../reminder-field.tsx'

interface ReminderQuestionProps {
  fold: PracticeFold
  onChange: (change: SettingChange) => void
}

/** The reminder of the profile, at the learner's hour. */
export function ReminderQuestion({ fold, onChange }: ReminderQuestionProps) {
  return <ReminderField time={readReminder(fold)} onChange={onChange} />
}
