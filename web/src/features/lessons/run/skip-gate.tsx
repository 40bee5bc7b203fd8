import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type Lesson } from '@mboa/contract'
import { listTaught, skipCheckLength } from '@mboa/domain'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { QuietPage } from './quiet-page.tsx'

interface SkipGateProps {
  lesson: Lesson
  /** The lessons that lie before it and are not finished. */
  skipped: readonly [Lesson, ...Lesson[]]
  onStart: () => void
}

/** Before a lesson that lies ahead: what the check asks, and the way to the lesson whose turn it is. */
export function SkipGate({ lesson, skipped, onStart }: SkipGateProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const [current] = skipped
  const items = new Set(skipped.flatMap(listTaught)).size
  const asked = Math.min(items, skipCheckLength)
  return (
    <QuietPage heading={glossIn(lesson.title, language)}>
      <p>
        <Plural
          value={skipped.length}
          one="# lesson lies before this one."
          other="# lessons lie before this one."
        />{' '}
        <Plural
          value={asked}
          one="If you know that already, a check asks # word, without help."
          other="If you know that already, a check asks # words, once each and without help."
        />
      </p>
      <p className="soft">{t`Nothing is lost if it does not work out.`}</p>
      <button type="button" className="button main wide" onClick={onStart}>
        <Trans>Skip to here with a check</Trans>
      </button>
      <Link to={`${pagePaths.learnerLessons}/${current.id}`} className="button second wide">
        <Trans>Go on with “{glossIn(current.title, language)}”</Trans>
      </Link>
    </QuietPage>
  )
}
