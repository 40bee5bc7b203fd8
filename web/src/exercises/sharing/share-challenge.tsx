import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { glossIn } from '../../i18n/interface-language.ts'
import { challengeAddress } from './challenge-address.ts'
import { ShareLink } from './share-link.tsx'

interface ShareChallengeProps {
  course: Pick<CourseSummary, 'course' | 'name'>
  /** The challenge's code; undefined where its words could not be had. */
  makeCode: () => Promise<string | undefined> | string | undefined
}

/** The button by which somebody is challenged. The link alone carries the words. */
export function ShareChallenge({ course: { course, name: names }, makeCode }: ShareChallengeProps) {
  const { t, i18n } = useLingui()
  const name = glossIn(names, i18n.locale)
  return (
    <ShareLink
      title={t`Can you do these words of ${name}?`}
      makeAddress={async () => {
        const code = await makeCode()
        return code === undefined ? undefined : challengeAddress(course, code)
      }}
    >
      <Trans>Challenge somebody</Trans>
    </ShareLink>
  )
}
