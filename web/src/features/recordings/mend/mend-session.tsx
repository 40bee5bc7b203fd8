import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { sessionAddress } from '../../../platform/recording-lists/list-address.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { useAskBeforeUnload } from '../../../ui/dialog.tsx'
import { Banner } from '../../../ui/banner.tsx'
import '../../../ui/cut-rows.css'
import type { DialogHandle } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { notSavedTexts } from '../../../ui/storage-texts.ts'
import { usePlaying } from '../mine/use-playing.ts'
import { useTakeWords } from '../mine/use-take-words.ts'
import { OtherWord } from '../other-word.tsx'
import { MendRow } from './mend-row.tsx'
import { useMending, type MendedSession } from './use-mending.ts'
import { useSessionSounds } from './use-session-sounds.ts'
import { WhenSent } from '../../../ui/take-texts/when-sent.tsx'
import type { SessionTake } from './use-sessions.ts'

interface MendSessionProps {
  userId: string
  course: Course
  /** Undefined where there is none, as of a link that is old. */
  session: readonly SessionTake[] | undefined
}

/** A session that was kept, in the order said: what each recording holds is put right in one act. */
export function MendSession({ userId, course, session }: MendSessionProps) {
  // As it was when it was opened: what is received meanwhile moves no row.
  const [takes, setTakes] = useState(session)
  if (takes === undefined && session !== undefined) setTakes(session)
  return (
    <>
      <Link
        to={sessionAddress(pagePaths.recorderRecordings, course.summary.course)}
        className="button plain hanging"
      >
        <Icon of={ArrowLeft} size={20} />
        <Trans>All sessions</Trans>
      </Link>
      <h2>
        <Trans>Put a session right</Trans>
      </h2>
      {takes === undefined ? (
        <p className="soft">
          <Trans>This session isn’t here any more.</Trans>
        </p>
      ) : (
        <OpenSession userId={userId} course={course} takes={takes} />
      )}
    </>
  )
}

interface OpenSessionProps extends Omit<MendSessionProps, 'session'> {
  takes: readonly SessionTake[]
}

function OpenSession({ userId, course, takes }: OpenSessionProps) {
  const { store } = useTakeStore()
  const mended = useMending(takes, store)
  const sounds = useSessionSounds(userId, takes)
  const playing = usePlaying(store)
  const [asked, setAsked] = useState(0)
  const otherWord = useRef<DialogHandle>(null)
  const { rows } = mended
  const { wordOf } = useTakeWords(userId, store, [
    ...takes,
    ...rows.flatMap(({ item }) =>
      item === undefined ? [] : [{ course: course.summary.course, item }],
    ),
  ])
  const askedRow = rows[asked]

  if (mended.saved !== undefined) return <Saved count={mended.saved} />
  return (
    <>
      <p>
        <Trans>
          Listen from the first one on. Where a word doesn’t match what you hear, drag it up or down
          by its handle: all that follow move too. The sound itself stays as it is.
        </Trans>
      </p>
      <ol className="cut-rows">
        {rows.map((row) => (
          <MendRow
            key={row.take.id}
            row={row}
            sent={sounds?.get(row.take.id)}
            playing={playing}
            wordOf={(item) => wordOf({ course: course.summary.course, item })}
            mended={mended}
            onOtherWord={() => {
              setAsked(row.at)
              otherWord.current?.open()
            }}
          />
        ))}
      </ol>
      {askedRow !== undefined && (
        <OtherWord
          ref={otherWord}
          userId={userId}
          course={course}
          take={{ kind: askedRow.take.kind, item: askedRow.item ?? '' }}
          onChoose={(item) => mended.choose(asked, item)}
        >
          <Trans>Only this recording moves there.</Trans>
        </OtherWord>
      )}
      <SaveMended mended={mended} />
    </>
  )
}

function SaveMended({ mended }: { mended: MendedSession }) {
  const { t } = useLingui()
  const { moved, unwanted, wordless, trouble, isSaving } = mended
  const changed = moved + unwanted
  const isUnsaved = changed > 0
  useAskBeforeUnload(isUnsaved)
  return (
    <div className="save-cut stack tight">
      {trouble !== undefined && <Banner kind="bad">{t(notSavedTexts[trouble])}</Banner>}
      {wordless > 0 && (
        <p className="small" id="without-word">
          <Plural
            value={wordless}
            one="One recording has no word now: choose one, or mark it as not wanted."
            other="# recordings have no word now: choose one for each, or mark them as not wanted."
          />
        </p>
      )}
      {unwanted > 0 && (
        <p className="small">
          <Plural
            value={unwanted}
            one="One recording will be deleted. This can’t be undone."
            other="# recordings will be deleted. This can’t be undone."
          />
        </p>
      )}
      <button
        type="button"
        className="button main wide"
        disabled={changed === 0 || wordless > 0 || isSaving}
        aria-describedby={wordless > 0 ? 'without-word' : undefined}
        onClick={mended.save}
      >
        <Plural value={changed} _0="Nothing changed" one="Save # change" other="Save # changes" />
      </button>
    </div>
  )
}

function Saved({ count }: { count: number }) {
  return (
    <>
      <Banner kind="good">
        <Plural
          value={count}
          one="# change is saved on this device."
          other="# changes are saved on this device."
        />{' '}
        <WhenSent />
      </Banner>
      <p>
        <Trans>What was approved as another word waits to be listened to again.</Trans>
      </p>
      <Link to={pagePaths.recorderRecordings} className="button main page-action">
        <Trans>Your recordings</Trans>
      </Link>
    </>
  )
}
