import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { useResource } from '../../../platform/network/use-resource.ts'
import { silenceClip } from '../../../platform/sound/play-clip.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { ConfirmHeard } from './confirm-heard.tsx'
import { spellingsOf } from './spellings-api.ts'
import { spelledCourseOf } from './spelled-course.ts'
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
  const source = useMemo(() => spellingsOf(userId, summary.course), [userId, summary])
  const { state, askAgain } = useResource(source, changes)
  const [settled, setSettled] = useState<ReadonlySet<string>>(() => new Set())
  const [isSaved, setIsSaved] = useState(false)
  const spelled = useMemo(() => spelledCourseOf(course), [course])
  // What is heard belongs to this page alone.
  useEffect(() => silenceClip, [])

  const settle = (id: string) => setSettled((before) => new Set([...before, id]))
  const reopen = (id: string) =>
    setSettled((before) => new Set([...before].filter((each) => each !== id)))

  return (
    <LoadedPart of={state}>
      {({ toWrite, toConfirm, waiting }) => {
        const open = toWrite.filter(({ take }) => !settled.has(take.id))
        const toHear = toConfirm.filter(({ received }) => !settled.has(received.contribution.id))
        const left = waiting.toWrite - (toWrite.length - open.length)
        const leftToHear = waiting.toConfirm - (toConfirm.length - toHear.length)
        const areMore = (open.length === 0 && left > 0) || (toHear.length === 0 && leftToHear > 0)
        return (
          <>
            <section className="stack tight" aria-labelledby="write-heading">
              <h2 id="write-heading">
                <Trans>Write what you hear</Trans>
              </h2>
              <p className="small soft" role="status">
                {isSaved && `${t`Saved on this device, will be sent automatically.`} `}
                <Plural
                  value={left}
                  _0="Nothing to write."
                  one="# recording to write."
                  other="# recordings to write."
                />
              </p>
              {open[0] !== undefined && (
                <WriteHeard
                  key={open[0].take.id}
                  heard={open[0]}
                  course={spelled}
                  store={store}
                  isFurther={settled.size > 0}
                  onSettled={(id, isWritten) => {
                    settle(id)
                    setIsSaved(isWritten)
                  }}
                />
              )}
            </section>
            <ConfirmHeard
              userId={userId}
              store={store}
              course={spelled}
              toHear={toHear}
              left={leftToHear}
              onSettled={settle}
              onReopened={reopen}
            />
            {areMore && (
              <button type="button" className="button second" onClick={askAgain}>
                <Trans>Show more</Trans>
              </button>
            )}
          </>
        )
      }}
    </LoadedPart>
  )
}
