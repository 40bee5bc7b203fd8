import { useLingui } from '@lingui/react/macro'
import { changeSeenConvention, type PracticeFold, type SettingChange } from '@mboa/domain'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import {
  findSeenConvention,
  listSeenConventions,
} from '../../platform/course-store/seen-convention.ts'
import { SettledConvention } from '../../platform/practice-store/settled-convention.tsx'
import { ChoiceField } from './choice-field.tsx'
import { useEnrolledCourses } from './use-enrolled-courses.ts'

interface SeenConventionsProps {
  fold: PracticeFold
  onChange: (change: SettingChange) => void
}

/** Which spelling is seen, for each language the learner is enrolled in that has a choice. */
export function SeenConventions({ fold, onChange }: SeenConventionsProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  return useEnrolledCourses(fold)
    .filter((each) => listSeenConventions(each).length > 0)
    .map((summary) => {
      const { course, name, orthography } = summary
      const languageName = glossIn(name, language)
      const seen = findSeenConvention(summary, fold)
      return (
        <div key={course}>
          <ChoiceField
            // What the device could not keep is shown again.
            key={seen ?? ''}
            name={`convention-${course}`}
            label={t`Spelling you see: ${languageName}`}
            options={listSeenConventions(summary).map((convention) => ({
              value: convention.id,
              text: glossIn(convention.name, language),
              help:
                convention.id === orthography.id
                  ? t`How the course itself is written.`
                  : t`Words that no source has in it stay as the course writes them. Answers in either spelling are right.`,
            }))}
            defaultValue={seen ?? orthography.id}
            onChange={(id) =>
              onChange(changeSeenConvention(course, id === orthography.id ? undefined : id))
            }
          />
          <SettledConvention course={summary} />
        </div>
      )
    })
}
