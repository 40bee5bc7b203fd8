import { useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode, type Ref } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useRecordingFacts } from '../../platform/recording-lists/use-recording-facts.ts'
import { Dialog, useContentWhileOpen, type DialogHandle } from '../../ui/dialog.tsx'
import { FindWord } from './find-word.tsx'
import { listHoldable } from './prompts.ts'

interface OtherWordProps {
  ref: Ref<DialogHandle>
  userId: string
  course: Course
  /** What the recording is filed under. */
  take: { readonly item: string; readonly kind: 'word' | 'sentence' }
  /** What becomes of it there. */
  children: ReactNode
  onChoose: (item: string) => void
}

/** Finds the word that a recording holds instead of the one that was asked for. */
export function OtherWord({ ref, userId, course, take, children, onChoose }: OtherWordProps) {
  const { t } = useLingui()
  const { dialog, isOpen, onClosed } = useContentWhileOpen(ref)
  return (
    <Dialog
      ref={dialog}
      title={take.kind === 'word' ? t`Which word is it?` : t`Which sentence is it?`}
      onClose={onClosed}
    >
      <div className="stack">
        <p className="small soft">{children}</p>
        {isOpen && (
          <Others
            userId={userId}
            course={course}
            take={take}
            onChoose={(item) => {
              dialog.current?.close()
              onChoose(item)
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

function Others({ userId, course, take, onChoose }: Omit<OtherWordProps, 'ref' | 'children'>) {
  const code = course.summary.course
  const facts = useRecordingFacts(userId, code)
  const known = facts.status === 'ready' ? facts.value : undefined
  const items = useMemo(() => {
    const all = [...listHoldable(course, known).values()]
    return new Map(
      all
        .filter(({ id, kind }) => id !== take.item && kind === take.kind)
        .map((prompt) => [prompt.id, prompt]),
    )
  }, [course, known, take])
  // What comes only now is added to what is found already.
  return <FindWord course={course} items={items} onChoose={onChoose} />
}
