import { Plural, Trans } from '@lingui/react/macro'
import { changeSetting, type SettingChange } from '@mboa/domain'

/** Among them the goal of who sets none. */
const weeklyGoals = [2, 4, 5, 7]
const everyDay = 7

interface GoalQuestionProps {
  onChoose: (goal: SettingChange) => void
}

/** The learner's weekly goal, by one tap. */
export function GoalQuestion({ onChoose }: GoalQuestionProps) {
  return (
    <>
      <div className="answers">
        {weeklyGoals.map((days) => (
          <button
            key={days}
            type="button"
            className="button second"
            onClick={() => onChoose(changeSetting('weeklyGoalDays', days))}
          >
            {days === everyDay ? (
              <Trans>Every day</Trans>
            ) : (
              <Plural value={days} one="# day" other="# days" />
            )}
          </button>
        ))}
      </div>
      <p className="help">
        <Trans>Your goal, shown on this page. You can change it in your profile.</Trans>
      </p>
    </>
  )
}
