import { ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { Link } from 'wouter'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { Banner } from '../../ui/banner.tsx'
import { CoursePart } from '../../ui/course-part.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { AnswerHeard } from './answer-heard.tsx'
import { useListening } from './use-listening.ts'
import '../../exercises/hearing/hearing.css'
import './listening.css'

/** `/dashboards/learner/word-practise?listen`: what is recorded, heard one after the other, hands free. */
export function ListeningScreen() {
  const { t } = useLingui()
  return (
    <>
      <PageHeading title={t`Listen, hands free`} />
      <CoursePart>
        {(course) => (
          // Recordings may be heard of a moment after the page has opened.
          <Listening key={course.recordings === undefined ? 'silent' : 'heard'} course={course} />
        )}
      </CoursePart>
    </>
  )
}

function Listening({ course }: { course: Course }) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { lesson, state, player, hasDeviceVoice } = useListening(course)
  const { at, step, isPlaying, hasFailed } = state
  const total = lesson.items.length
  const item = lesson.items[at]
  const isHeard = step === 'voice'
  if (total === 0) {
    return (
      <p>
        <Trans>No word of this course has a recording on this device yet.</Trans>
      </p>
    )
  }
  return (
    <div className="listening">
      <p className="soft">
        <Trans>
          First the meaning, then a pause to say it yourself, then the speaker, twice. The buttons
          of your lock screen and headphones work too.
        </Trans>{' '}
        {!hasDeviceVoice && <Trans>This device can’t read meanings aloud, so they’re shown.</Trans>}
      </p>
      <section className="card listened" aria-label={t`What you hear`}>
        {item === undefined ? (
          <>
            <h2>
              <Trans>All heard.</Trans>
            </h2>
            <p className="soft">
              <Plural value={total} one="# word or sentence." other="# words and sentences." />
            </p>
          </>
        ) : (
          <>
            <p className="soft small num">
              <Trans>
                {formatNumber(at + 1)} of {ph({ total: formatNumber(total) })}
              </Trans>
            </p>
            <p className="meaning">{glossIn(item.meaning, language)}</p>
            <p className={isHeard ? 'said' : 'said unsaid'} aria-hidden={!isHeard}>
              <WordText lang={course.summary.htmlLang} size="large">
                {item.text}
              </WordText>
            </p>
          </>
        )}
      </section>
      {hasFailed && (
        <Banner kind="bad">
          <Trans>The sound couldn’t be played. Check your connection, then press Play.</Trans>
        </Banner>
      )}
      <div className="listening-buttons">
        <button
          type="button"
          className="icon-button"
          aria-label={t`Previous`}
          onClick={player.previous}
        >
          <Icon of={SkipBack} />
        </button>
        <button
          type="button"
          className="play-button"
          aria-label={isPlaying ? t`Pause` : t`Play`}
          onClick={isPlaying ? player.pause : player.play}
        >
          <Icon of={isPlaying ? Pause : Play} size={32} />
        </button>
        <button type="button" className="icon-button" aria-label={t`Next`} onClick={player.next}>
          <Icon of={SkipForward} />
        </button>
      </div>
      <AnswerHeard key={at} lesson={lesson} item={item} isOpen={isHeard} />
      <Link to={pagePaths.learnerWords} className="button plain">
        <Trans>Back to Word Practise</Trans>
      </Link>
    </div>
  )
}
