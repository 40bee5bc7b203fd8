import { useLingui } from '@lingui/react/macro'
import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { Course } from '../../../platform/course-store/course-store.ts'
import type { StoredUpload } from '../../../platform/device-store/stored-upload.ts'
import { Dialog, type DialogHandle } from '../../../ui/dialog.tsx'
import { FindWord } from '../find-word.tsx'
import type { Prompts } from './match-uploads.ts'

export interface MatchDialogHandle {
  open: (upload: StoredUpload) => void
}

interface MatchDialogProps {
  ref: Ref<MatchDialogHandle>
  course: Course
  prompts: Prompts
  onChoose: (id: string, item: string) => void
}

/** Finds the word that a file holds, in the language or by its meaning. */
export function MatchDialog({ ref, course, prompts, onChoose }: MatchDialogProps) {
  const { t } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  const [upload, setUpload] = useState<StoredUpload>()
  useImperativeHandle(ref, () => ({
    open(asked) {
      setUpload(asked)
      dialog.current?.open()
    },
  }))
  return (
    <Dialog ref={dialog} title={t`Which word or sentence is it?`}>
      {upload !== undefined && (
        <div className="stack tight">
          <p className="small">
            <bdi>{upload.fileName}</bdi>
          </p>
          <FindWord
            key={upload.id}
            course={course}
            items={prompts.items}
            onChoose={(item) => {
              dialog.current?.close()
              onChoose(upload.id, item)
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
