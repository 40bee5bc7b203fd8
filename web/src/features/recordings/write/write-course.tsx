import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { useResource } from '../../../platform/network/use-resource.ts'
import { silenceClip } from '../../../platform/sound/play-clip.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { createTakeSounds } from '../hearing/take-sounds.ts'
import { ConfirmHeard } from './confirm-heard.tsx'
import { NewWords } from './new-words.tsx'
import { createSpellings } from './spellings-api.ts'
import { spelledCourseOf } from './twins.tsx'
import { useWaiting } from './use-waiting.ts'
import { WriteHeard } from './write-heard.tsx'

interface WriteCourseProps {
  course: Course
  store: TakeStore
}

/** One recording after the other, to write and to listen to. */
export function WriteCourse({ course, store }: WriteCourseProps) {
  const { t } = useLingui()
  const { summary } = course
  const { changes } = useTakeStore()
  const { userId } = store
  const { source, goOn } = useMemo(() => createSpellings(userId, summary.course), [userId, summary])
  const { state, askAgain } = useResource(source, changes)
  const writing = useWaiting()
  const hearing = useWaiting()
  /** What was written last; nothing once another is skipped. */
  const [saved, setSaved] = useState<{ text: string; isSentence: boolean }>()
  const spelled = useMemo(() => spelledCourseOf(course), [course])
  const sounds = useMemo(() => createTakeSounds(userId), [userId])
  useEffect(() => () => sounds.forgetAll(), [sounds])
  // What is heard belongs to this page alone.
  useEffect(() => silenceClip, [])

  function reopen(id: string) {
    hearing.reopen(id)
    // It may be one of those that were shown before.
    goOn({ afterSpelling: '' })
    askAgain()
  }

  return (
    <LoadedPart of={state}>
      {({ toWrite, toConfirm, waiting, next }) => {
        const takes = toWrite.map(({ take }) => take.id)
        const spellings = toConfirm.map(({ received }) => received.contribution.id)
        const write = writing.look(takes, waiting.toWrite)
        const { left } = write
        const hear = hearing.look(spellings, waiting.toConfirm)
        const [first] = toWrite.filter(({ take }) => write.open.has(take.id))
        function showMore() {
          if (write.isOver) goOn({ after: writing.turnPage(next.after) })
          if (hear.isOver) goOn({ afterSpelling: hearing.turnPage(next.afterSpelling) })
          askAgain()
        }
        return (
          <>
            <section className="stack tight" aria-labelledby="write-heading">
              <h2 id="write-heading">
                <Trans>Write what you hear</Trans>
              </h2>
              <p className="small soft" role="status">
                {saved !== undefined && `${t`Saved on this device, will be sent automatically.`} `}
                <Plural
                  value={left}
                  _0="Nothing to write."
                  one="# recording to write."
                  other="# recordings to write."
                />
              </p>
              {saved?.isSentence && <NewWords text={saved.text} course={spelled} />}
              {first !== undefined && (
                <WriteHeard
                  key={first.take.id}
                  heard={first}
                  course={spelled}
                  store={store}
                  sounds={sounds}
                  isFurther={writing.hasBegun}
                  onWritten={({ id, kind }, text) => {
                    writing.settle(id)
                    setSaved({ text, isSentence: kind === 'sentence' })
                  }}
                  onSkipped={(id) => {
                    writing.skip(id)
                    setSaved(undefined)
                  }}
                  onGone={writing.settle}
                />
              )}
            </section>
            <ConfirmHeard
              userId={userId}
              store={store}
              sounds={sounds}
              course={spelled}
              toHear={toConfirm.filter(({ received }) => hear.open.has(received.contribution.id))}
              left={hear.left}
              onSettled={hearing.settle}
              onSkipped={hearing.skip}
              onReopened={reopen}
            />
            {(write.isOver || hear.isOver) && (
              <button type="button" className="button second" onClick={showMore}>
                <Trans>Show more</Trans>
              </button>
            )}
          </>
        )
      }}
    </LoadedPart>
  )
}
