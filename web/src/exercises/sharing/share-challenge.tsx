import { Trans, useLingui } from '@lingui/react/macro'
import {
  type CourseSummary,
  pagePaths,
  learnersOnlyLicence,
  type UnitPack,
  type Word,
} from '@mboa/contract'
import { glossIn } from '../../i18n/interface-language.ts'
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
      title={t`Do you know these ${name} words?`}
      makeAddress={async () => {
        const code = await makeCode()
        return code === undefined ? undefined : challengeAddress(course, code)
      }}
    >
      <Trans>Challenge someone</Trans>
    </ShareLink>
  )
}

/** The whole link of a challenge, as it is given to somebody. */
const challengeAddress = (course: string, code: string): string =>
  new URL(`${pagePaths.challenge}/${course}/${code}`, location.origin).href

/** The words that may be in a challenge: what a speaker gave to learners alone is not for anybody. */
export const listShareable = (units: readonly UnitPack[]): Word[] =>
  units.flatMap(({ words }) => words.filter(({ licence }) => licence !== learnersOnlyLicence))
