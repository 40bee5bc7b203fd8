import { Trans, useLingui } from '@lingui/react/macro'
import { conceptItem, type TakeToReview } from '@mboa/contract'
import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import type { Course } from '../../../platform/course-store/course-store.ts'
import type { RecordingFacts } from '../../../platform/recording-lists/recording-facts-store.ts'
import { useRecordingFacts } from '../../../platform/recording-lists/use-recording-facts.ts'
import { Dialog, type DialogHandle } from '../../../ui/dialog.tsx'
import { listContributedPrompts } from '../prompts.ts'
import { FindWord } from '../find-word.tsx'
import { listPrompts, type Prompt } from '../prompts.ts'

interface OtherWordProps {
  ref: Ref<DialogHandle>
  userId: string
  course: Course
  take: TakeToReview
  onChoose: (item: string) => void
}

/** Finds the word that a recording holds instead of the one that was asked for. */
export function OtherWord({ ref, userId, course, take, onChoose }: OtherWordProps) {
  const { t } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  const [isOpen, setIsOpen] = useState(false)
  useImperativeHandle(ref, () => ({
    open() {
      setIsOpen(true)
      dialog.current?.open()
    },
    close: () => dialog.current?.close(),
  }))
  return (
    <Dialog
      ref={dialog}
      title={take.kind === 'word' ? t`Which word is it?` : t`Which sentence is it?`}
      onClose={() => setIsOpen(false)}
    >
      <div className="stack">
        <p className="small soft">
          <Trans>The recording waits there to be heard. Its speaker keeps it.</Trans>
        </p>
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

function Others({ userId, course, take, onChoose }: Omit<OtherWordProps, 'ref'>) {
  const code = course.summary.course
  const facts = useRecordingFacts(userId, code)
  const known = facts.status === 'ready' ? facts.value : undefined
  const items = useMemo(() => {
    const written = listPrompts(course, listContributedPrompts(code, known, []))
    const meanings = new Set([...written.values()].flatMap(({ gloss }) => gloss.fr))
    // What the course has a word for is found by it.
    const unwritten = listConcepts(code, known).filter(
      ({ id, gloss }) => !written.has(id) && !gloss.fr.some((meaning) => meanings.has(meaning)),
    )
    const all = [...written.values(), ...unwritten]
    return new Map(
      all
        .filter(({ id, kind }) => id !== take.item && kind === take.kind)
        .map((prompt) => [prompt.id, prompt]),
    )
  }, [course, code, known, take])
  // What comes only now is added to what is found already.
  return <FindWord course={course} items={items} onChoose={onChoose} />
}

/** What the list asks for, also where nobody has written the word yet. */
function listConcepts(course: string, facts: RecordingFacts | undefined): readonly Prompt[] {
  return (facts?.concepts ?? []).flatMap(({ kind, themes }) =>
    themes.flatMap(({ concepts }) =>
      concepts.map(({ concept, gloss }) => ({
        id: conceptItem(course, concept),
        kind,
        text: '',
        gloss: { en: [gloss.en], fr: [gloss.fr] },
      })),
    ),
  )
}
