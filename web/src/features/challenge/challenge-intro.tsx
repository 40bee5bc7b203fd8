import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Challenge } from '@mboa/contract'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { EmptyPage } from '../../ui/empty-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

interface ChallengeIntroProps {
  challenge: Pick<Challenge, 'course' | 'words' | 'gone'>
  onStart: () => void
}

/** What is asked, and that it costs nothing to try. */
export function ChallengeIntro({ challenge, onStart }: ChallengeIntroProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { course, words, gone } = challenge
  const name = glossIn(course.name, language)
  const title = t`${plural(words.length, {
    one: `Can you do this word of ${name}?`,
    other: `Can you do these # words of ${name}?`,
  })}`
  return (
    <EmptyPage heading={<PageHeading title={title} />}>
      {gone > 0 && (
        <p>
          <Plural
            value={gone}
            one="# word of this challenge has left the course, and is left out."
            other="# words of this challenge have left the course, and are left out."
          />
        </p>
      )}
      <p>
        <Trans>You don’t know them? Guess: the answer shows at once.</Trans>
      </p>
      <p className="soft">
        <Trans>You need no account, and nothing about you is kept.</Trans>
      </p>
      <button type="button" className="button main wide" onClick={onStart}>
        <Trans>Start</Trans>
      </button>
    </EmptyPage>
  )
}
