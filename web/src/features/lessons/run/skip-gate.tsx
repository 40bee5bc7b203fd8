import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Lesson } from '@mboa/contract'
import { listTaught, skipCheckLength } from '@mboa/domain'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { lessonPath } from '../../../platform/navigation/learner-addresses.ts'
import { QuietPage } from './quiet-page.tsx'

interface SkipGateProps {
  lesson: Lesson
  /** The lessons that lie before it and are not finished. */
  skipped: readonly [Lesson, ...Lesson[]]
  onStart: () => void
}

/** Before the check that skips to a lesson: what it asks, and the way to the lesson without it. */
export function SkipGate({ lesson, skipped, onStart }: SkipGateProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const items = new Set(skipped.flatMap(listTaught)).size
  const asked = Math.min(items, skipCheckLength)
  return (
    <QuietPage heading={glossIn(lesson.title, language)}>
      <p>
        <Trans>
          Know this already? Get <Plural value={asked} one="# word" other="# words" /> right to skip{' '}
          <Plural value={skipped.length} one="# lesson" other="# lessons" />.
        </Trans>
      </p>
      <p className="soft">{t`No risk: you can always come back.`}</p>
      <button type="button" className="button main wide" onClick={onStart}>
        <Trans>Start the test</Trans>
      </button>
      <Link to={lessonPath(lesson)} className="button second wide">
        <Trans>Open the lesson without the test</Trans>
      </Link>
    </QuietPage>
  )
}
