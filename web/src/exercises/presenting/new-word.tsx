import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { findItem } from '../exercise-part.ts'
import { PresentedItem } from './presented-item.tsx'

interface NewWordProps {
  course: Course
  item: string
  onNext: () => void
}

/** A word that this session begins is presented; none where an update of the pack took it away. */
export function NewWord({ course, item, onNext }: NewWordProps) {
  const { t } = useLingui()
  const word = findItem(course, item)
  const isGone = word === undefined
  useEffect(() => {
    if (isGone) onNext()
  }, [isGone, onNext])
  return word && <PresentedItem item={word} course={course} task={t`A new word`} onNext={onNext} />
}
