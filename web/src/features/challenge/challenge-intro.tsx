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
    one: `Do you know this ${name} word?`,
    other: `Do you know these # ${name} words?`,
  })}`
  return (
    <EmptyPage heading={<PageHeading title={title} />}>
      {gone > 0 && (
        <p>
          <Plural
            value={gone}
            one="# word in this challenge is no longer in the course and was left out."
            other="# words in this challenge are no longer in the course and were left out."
          />
        </p>
      )}
      <p>
        <Trans>Don’t know them? Guess: you’ll see the answer right away.</Trans>
      </p>
      <p className="soft">
        <Trans>No account needed, and nothing about you is stored.</Trans>
      </p>
      <button type="button" className="button main wide" onClick={onStart}>
        <Trans>Start</Trans>
      </button>
    </EmptyPage>
  )
}
