import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { findItem, findWord } from '../exercise-part.ts'
import { PresentedItem } from './presented-item.tsx'

interface NewWordProps {
  course: Course
  item: string
  onNext: () => void
}

/** What this session begins is presented; nothing where an update of the pack took it away. */
export function NewWord({ course, item, onNext }: NewWordProps) {
  const { t } = useLingui()
  const found = findItem(course, item)
  const isGone = found === undefined
  useEffect(() => {
    if (isGone) onNext()
  }, [isGone, onNext])
  if (found === undefined) return null
  const isWord = findWord(course, item) !== undefined
  const task = isWord ? t`A new word` : t`A new sentence`
  return <PresentedItem item={found} course={course} task={task} onNext={onNext} />
}
