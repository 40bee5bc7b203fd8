import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Challenge } from '@mboa/contract'
import {
  clothSignsIn,
  sessionSummary,
  weaveCloth,
  type PracticeSession,
  type WordSummary,
} from '@mboa/domain'
import { Check, X } from 'lucide-react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { SoundButton } from '../../exercises/hearing/sound-button.tsx'
import { LearnInvitation } from '../../exercises/sharing/learn-invitation.tsx'
import { ShareChallenge } from '../../exercises/sharing/share-challenge.tsx'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { Icon } from '../../ui/icon.tsx'
import '../../ui/margin-rows.css'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WordText } from '../../ui/word-text.tsx'
import '../../exercises/session/quiet-page.css'
import '../../exercises/session/session-summary-screen.css'
import './challenge.css'

interface ChallengeEndProps {
  challenge: Challenge & { asCourse: Course }
  session: PracticeSession
  /** Of the link that was opened: somebody else is challenged with the same. */
  code: string
}

/** How it went, the words with their meanings, and what one may do next. */
export function ChallengeEnd({ challenge, session, code }: ChallengeEndProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { course, words, recordings, asCourse } = challenge
  const { words: answered } = sessionSummary(session)
  const right = answered.filter(({ flawless }) => flawless).length
  const total = answered.length
  const { path, width, height } = weaveCloth(
    words.map(({ text }) => text).flatMap(clothSignsIn(course.course)),
    { columns: 8, gap: 16 },
  )
  const credits = [
    ...new Set(
      recordings.map(({ voice, licence }) => `${voice.name ?? t`An unnamed speaker`} (${licence})`),
    ),
  ].join(', ')
  return (
    <div className="session-summary">
      <div className="cloth on-cloth">
        <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} width={width} aria-hidden="true">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="2.6" />
        </svg>
      </div>
      <div className="quiet-page">
        <PageHeading
          title={t`You knew ${ph({ right: formatNumber(right) })} out of ${ph({ total: formatNumber(total) })}`}
          isInPlace
        />
        <ul className="margin-rows challenge-words">
          {words.map(({ id, text, gloss }) => (
            <li key={id}>
              <div className="sign">
                <AnswerSign word={answered.find(({ item }) => item === id)} />
              </div>
              <div className="text wraps">
                <div>
                  <WordText lang={course.htmlLang}>{text}</WordText>
                  <p className="soft">{glossIn(gloss, language)[0]}</p>
                </div>
                <SoundButton course={asCourse} item={id} fallback={null} />
              </div>
            </li>
          ))}
        </ul>
        {credits !== '' && (
          <p className="small soft">
            <Trans>Spoken by: {credits}</Trans>
          </p>
        )}
        <LearnInvitation course={course.course} />
        <ShareChallenge course={course} makeCode={() => code} />
        <section className="stack tight">
          <h2>
            <Trans>Do you speak this language?</Trans>
          </h2>
          <p>
            <Trans>
              With an account, you can report a word that is wrong. To record your voice, reply to
              any email from Mboa.
            </Trans>
          </p>
        </section>
      </div>
    </div>
  )
}

function AnswerSign({ word }: { word: WordSummary | undefined }) {
  const { t } = useLingui()
  const isRight = word?.flawless === true
  return (
    <span className={isRight ? 'right' : 'wrong'}>
      <Icon of={isRight ? Check : X} />
      <span className="only-assistive">{isRight ? t`right` : t`not yet`}</span>
    </span>
  )
}
