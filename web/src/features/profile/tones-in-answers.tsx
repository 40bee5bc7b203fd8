import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  changeStrictness,
  readStrictness,
  strictnesses,
  type PracticeFold,
  type SettingChange,
  type Strictness,
} from '@mboa/domain'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { Segments } from '../../ui/segments.tsx'
import '../../ui/field.css'
import { useEnrolledCourses } from './use-enrolled-courses.ts'

const names: Record<Strictness, ReturnType<typeof msg>> = {
  discover: msg`ignore`,
  relaxed: msg`relaxed`,
  standard: msg`standard`,
  strict: msg`strict`,
}

const explanations: Record<Strictness, ReturnType<typeof msg>> = {
  discover: msg`Missing or wrong tones count as right.`,
  relaxed: msg`A missing or wrong tone is shown, and the answer passes.`,
  standard: msg`A missing tone is shown, and the answer passes. A wrong tone does not pass.`,
  strict: msg`Every tone and every letter must be right.`,
}

interface TonesInAnswersProps {
  fold: PracticeFold
  onChange: (change: SettingChange) => void
}

/**
 * How strictly answers are marked, for each language the learner is enrolled in whose spelling
 * writes tones at all.
 */
export function TonesInAnswers({ fold, onChange }: TonesInAnswersProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  return useEnrolledCourses(fold)
    .filter(({ alphabet }) => alphabet.toneMarks.length > 0)
    .map(({ course, name }) => {
      const strictness = readStrictness(fold, course)
      const languageName = glossIn(name, language)
      return (
        <div key={course} className="stack tight">
          <Segments
            label={t`Tones in your answers: ${languageName}`}
            options={strictnesses.map((value) => ({ value, text: t(names[value]) }))}
            value={strictness}
            onChange={(chosen) => onChange(changeStrictness(course, chosen))}
          />
          <p className="help" aria-live="polite">
            {t(explanations[strictness])}
          </p>
        </div>
      )
    })
}
